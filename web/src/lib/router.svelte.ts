/** Which page is shown, by the path. */

export type Page =
  | { name: 'lobby' }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'campaign'; campaign: string }
  | { name: 'cards'; game: string; card: string }
  | { name: 'rules'; game: string; page: string }
  | { name: 'me' }
  | { name: 'bring' }
  | { name: 'kit' }
  | { name: 'missing' };

function read(): Page {
  const [first, second = '', third = ''] = location.pathname.split('/').filter(Boolean);
  if (first === 't' && second) return { name: third === 'replay' ? 'replay' : 'table', table: second };
  if (first === 'campaign' && second) return { name: 'campaign', campaign: second };
  if (first === 'cards') return { name: 'cards', game: second, card: third };
  if (first === 'rules') return { name: 'rules', game: second, page: decodeURIComponent(location.hash.slice(1)) };
  if (first === 'me') return { name: 'me' };
  if (first === 'bring') return { name: 'bring' };
  if (first === 'kit') return { name: 'kit' };
  if (!first || first === 'games') return { name: 'lobby' };
  return { name: 'missing' };
}

class Router {
  page = $state.raw<Page>(read());

  constructor() {
    addEventListener('popstate', () => (this.page = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = read();
    scrollTo(0, 0);
  }

  /** Open something above the page, which stays where it is. */
  lay(path: string): void {
    history.pushState({ laid: true }, '', path);
    this.page = read();
  }

  /** Show something else above the page instead. */
  turn(path: string): void {
    history.replaceState(history.state, '', path);
    this.page = read();
  }

  /** Go back to the page below; whoever came here by a link has none and is given this one. */
  lift(path: string): void {
    if (history.state?.laid === true) history.back();
    else {
      history.replaceState(null, '', path);
      this.page = read();
    }
  }
}

export const router = new Router();

/** An anchor that changes the page without loading it anew: `<a href="/" {@attach stay}>`. */
export function stay(anchor: HTMLAnchorElement): () => void {
  return instead(anchor, (path) => router.go(path));
}

/** An anchor that opens something above the page: `<a href="/cards/…/A116" {@attach above}>`. */
export function above(anchor: HTMLAnchorElement): () => void {
  return instead(anchor, (path) => router.lay(path));
}

/** Have something else done when an anchor is followed here. */
export function instead(anchor: HTMLAnchorElement, go: (path: string) => void): () => void {
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(anchor.getAttribute('href') ?? '/');
  };
  anchor.addEventListener('click', click);
  return () => anchor.removeEventListener('click', click);
}
