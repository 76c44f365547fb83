// A lesson played to its end in the page: every card of the guide is read there, its suggestions are
// followed through the page's own line, and what is wrong on the way is collected.
async ([raw, confirms]) => {
  const RAW = new RegExp(raw, 'g');
  const faults = new Set();
  const read = [];
  const guide = () => document.querySelector('.guide');
  const soon = (ms = 0) => new Promise((done) => setTimeout(done, ms));
  const told = (what) =>
    new Promise((done, failed) => {
      const { told } = lines;
      const late = setTimeout(() => failed(new Error(`${what}: ${JSON.stringify(told.decision)}`)), 20_000);
      lines.wake = () => (clearTimeout(late), done());
    });
  const card = () => guide().dataset.guide;
  const meets = (a, b) =>
    a.left < b.right - 6 && a.right > b.left + 6 && a.top < b.bottom - 6 && a.bottom > b.top + 6;

  // What stands in the guide is words, and it lies over nothing that it points at.
  const look = async () => {
    const id = card();
    const first = !read.includes(id);
    if (first) read.push(id);
    for (const found of document.body.innerText.match(RAW) ?? []) faults.add(`raw at ${id}: ${found}`);
    if (!guide().querySelector('.text p').innerText.trim()) faults.add(`nothing said at ${id}`);
    const { steps, suggestion } = lines.told.guide;
    const { points } = steps.find((step) => step.id === id) ?? suggestion;
    const ringed = () => !first || points.length === 0 || document.querySelector('[data-ring]');
    for (let i = 0; i < 40 && !ringed(); i++) await soon(20);
    if (!ringed()) faults.add(`no ring at ${id}: ${points}`);
    const box = guide().getBoundingClientRect();
    for (const ring of document.querySelectorAll('[data-ring]'))
      if (meets(ring.getBoundingClientRect(), box)) faults.add(`the guide lies over ${id}`);
  };
  const walk = async () => {
    await soon();
    await look();
    for (let next; (next = guide().querySelector('.next[aria-disabled="false"]')); ) {
      const before = card();
      next.click();
      await soon();
      if (card() === before) throw new Error(`no card after ${before}`);
      await look();
    }
  };

  // What is suggested is done, or else what is offered first; a turn is confirmed.
  const wanted = ({ decision, guide: { suggestion } }) => {
    const texts = decision.actions.map(({ text }) => text);
    for (const point of suggestion?.points ?? []) {
      const [kind, ...rest] = point.split(':');
      const name = { action: rest.join(':'), group: rest.join(':'), space: `place ${rest.join(':')}` }[kind];
      if (texts.includes(name)) return name;
    }
    return texts[0];
  };
  const ask = (asked) => {
    const answer = told(JSON.stringify(asked));
    lines.open.send(JSON.stringify({ ...asked, seat: 0, revision: lines.told.revision }));
    return answer;
  };
  if (!confirms) lines.open.send(JSON.stringify({ type: 'set', seat: 0, confirm: false }));
  let moves = 0;
  while (!lines.told.over) {
    await walk();
    await ask(lines.told.can.confirm ? { type: 'confirm' } : { type: 'act', actions: [wanted(lines.told)] });
    moves += 1;
  }
  await walk();
  return { faults: [...faults], read, moves };
}
