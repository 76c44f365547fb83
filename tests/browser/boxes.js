// What a page shows: texts that are cut, lie on each other or leave their box, controls out of reach.
() => {
  const loose = new CSSStyleSheet();
  loose.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(loose);
  const UNREAD = '.heard, option, select, [data-motion-layer]';
  const CONTROLS = 'button, a[href], input, select, summary, [data-action]';
  const faults = [];
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  const named = (node) => {
    const own = node.closest('[class]');
    const where = node.closest('[data-region], header, nav, dialog, main, aside');
    const place = where?.dataset.region ?? where?.localName ?? '';
    const kind = own?.getAttribute('class')?.replace(/\s*svelte-\w+/g, '') ?? '';
    return `${place} ${node.localName}.${kind}`;
  };
  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 50);
  const report = (what, node, text, more = '') =>
    faults.push(`${what}: “${short(text)}” ${named(node)} ${more}`);
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  const shows = (node) => node.checkVisibility(SEEN) && !hidden(node);

  // What hides what lies outside of it, with the way in which it does so.
  const clips = new Map();
  const clipOf = (node) => {
    if (!clips.has(node)) {
      const style = getComputedStyle(node);
      const way = (overflow) =>
        overflow === 'visible' ? '' : /auto|scroll/.test(overflow) ? 'scroll' : 'cut';
      const inside = node instanceof SVGElement && node.localName !== 'svg';
      const [x, y] = inside ? ['', ''] : [way(style.overflowX), way(style.overflowY)];
      const box = node.getBoundingClientRect();
      const left = box.left + (node.clientLeft ?? 0), top = box.top + (node.clientTop ?? 0);
      const inner = node instanceof HTMLElement
        ? { left, top, right: left + node.clientWidth, bottom: top + node.clientHeight }
        : { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
      clips.set(node, { x, y, inner, fixed: style.position === 'fixed' });
    }
    return clips.get(node);
  };
  const hiding = new Map();
  const hides = (node) => {
    const style = getComputedStyle(node);
    if (style.clipPath === 'inset(50%)') return true;
    const box = node.getBoundingClientRect();
    return box.width <= 1 && box.height <= 1 && style.overflow !== 'visible';
  };
  const hidden = (node) => {
    if (!node) return false;
    if (!hiding.has(node)) hiding.set(node, hides(node) || hidden(node.parentElement));
    return hiding.get(node);
  };

  // A box that is drawn around a text holds it.
  const frames = new Map();
  const frameOf = (node) => {
    if (!frames.has(node)) {
      const style = getComputedStyle(node);
      const { display, position } = style;
      const edged = style.borderRightWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      frames.set(node, {
        none: display === 'inline' || display === 'contents',
        scrolls: /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`),
        edged,
        ends: edged || position === 'absolute' || position === 'fixed',
      });
    }
    return frames.get(node);
  };
  const leaves = (node, text, ink) => {
    for (let up = node; up; up = up.parentElement) {
      const { none, scrolls, edged, ends } = frameOf(up);
      if (none) continue;
      if (scrolls) return;
      if (edged) {
        const box = up.getBoundingClientRect();
        const beside = ink.left < box.left - 1.5 || ink.right > box.right + 1.5;
        if (beside || ink.top < box.top - 1.5 || ink.bottom > box.bottom + 1.5)
          report('out of its box', node, text, `${round(ink)} of ${named(up)} ${round(box)}`);
      }
      if (ends) return;
    }
  };

  // The lines of every text, each with the ink of its letters, and what is left of it in sight.
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !node || node.closest(UNREAD) || !shows(node)) continue;
    range.selectNodeContents(text);
    const drawn = node instanceof SVGElement;
    const boxes = drawn ? [node.getBoundingClientRect()] : [...range.getClientRects()];
    for (const box of boxes) {
      if (box.width < 1 || box.height < 1) continue;
      const ink = {
        left: box.left, right: box.right,
        top: box.top + box.height * 0.27, bottom: box.bottom - box.height * 0.22,
      };
      const seen = { ...ink };
      let out = false;
      for (let up = node; up && up !== document.body; up = up.parentElement) {
        const { x, y, inner, fixed } = clipOf(up);
        if (x) {
          seen.left = Math.max(seen.left, inner.left);
          seen.right = Math.min(seen.right, inner.right);
        }
        if (y) {
          seen.top = Math.max(seen.top, inner.top);
          seen.bottom = Math.min(seen.bottom, inner.bottom);
        }
        const beside = x === 'cut' && (ink.left < inner.left - 1.5 || ink.right > inner.right + 1.5);
        const below = y === 'cut' && (ink.top < inner.top - 1.5 || ink.bottom > inner.bottom + 1.5);
        if (!out && (beside || below)) {
          const what = beside ? 'cut at the side' : 'cut below';
          report(what, node, text.data, `${round(ink)} in ${named(up)} ${round(inner)}`);
          out = true;
        }
        if (x === 'scroll' || y === 'scroll') out ||= seen.right <= seen.left || seen.bottom <= seen.top;
        if (fixed) break;
      }
      const visible = seen.right - seen.left > 1 && seen.bottom - seen.top > 1;
      if (visible) lines.push({ node, text: text.data, ...seen });
      if (!drawn) leaves(node, text.data, ink);
    }
  }

  // Lines that lie on each other, where nothing lies between them.
  const covers = (node) => {
    if (node instanceof SVGElement) return false;
    const [, alpha = '1'] = /rgba\(.*, ([\d.]+)\)/.exec(getComputedStyle(node).backgroundColor) ?? [];
    return Number(alpha) >= 0.9;
  };
  const both = (a, b, x, y) => {
    if (y >= innerHeight) {
      const before = a.node.getBoundingClientRect().top;
      a.node.scrollIntoView({ block: 'center' });
      y += a.node.getBoundingClientRect().top - before;
      moved = true;
    }
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    let seen = null;
    for (const node of document.elementsFromPoint(x, y)) {
      if (node === a.node || node === b.node || a.node.contains(node) && node.contains(b.node)) {
        if (seen && seen !== node) return true;
        seen = node;
      }
      if (covers(node) && !(node.contains(a.node) && node.contains(b.node))) return false;
    }
    return false;
  };
  let moved = false;
  const { scrollX, scrollY } = window;
  lines.sort((a, b) => a.top - b.top);
  const told = new Set();
  for (let i = 0; i < lines.length; i++) {
    const a = lines[i];
    for (let k = i + 1; k < lines.length && lines[k].top < a.bottom - 1; k++) {
      const b = lines[k];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= 2 || high <= 2) continue;
      if (a.node === b.node || a.node.contains(b.node) || b.node.contains(a.node)) continue;
      const x = Math.max(a.left, b.left) + wide / 2, y = Math.max(a.top, b.top) + high / 2;
      const lying = both(a, b, x, y);
      if (moved) scrollTo(scrollX, scrollY);
      moved = false;
      if (!lying) continue;
      const key = `${named(a.node)} ${named(b.node)}`;
      if (told.has(key)) continue;
      told.add(key);
      const where = `${Math.round(x)} ${Math.round(y)}`;
      report('on other text', a.node, a.text, `“${short(b.text)}” ${named(b.node)} at ${where}`);
    }
  }

  // Everything that can be used lies within the width of the screen, and nothing moves sideways.
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 0.5) faults.push(`the page scrolls sideways: ${wide} of ${innerWidth}`);
  const sideways = (node) => clipOf(node).x === 'scroll' && node.scrollWidth > node.clientWidth + 1;
  for (const node of document.querySelectorAll(CONTROLS)) {
    const box = node.getBoundingClientRect();
    if (box.width < 2 || (box.left > -1.5 && box.right < innerWidth + 1.5) || !shows(node)) continue;
    let moves = false;
    for (let up = node.parentElement; up; up = up.parentElement) moves ||= sideways(up);
    if (!moves) report('out of the screen', node, node.textContent || node.ariaLabel || '', round(box));
  }
  for (const node of document.querySelectorAll('body *')) {
    if (!(node instanceof HTMLElement) || !sideways(node) || !shows(node)) continue;
    faults.push(`scrolls sideways: ${named(node)} ${node.scrollWidth} of ${node.clientWidth}`);
  }
  document.adoptedStyleSheets.pop();
  return faults;
}
