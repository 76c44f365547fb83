/** Which page is shown, by the path. */

export type Page =
  | { name: 'lobby' }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'kit' };

function read(): Page {
  const [first, table, third] = location.pathname.split('/').filter(Boolean);
  if (first === 't' && table) return { name: third === 'replay' ? 'replay' : 'table', table };
  if (first === 'kit') return { name: 'kit' };
  return { name: 'lobby' };
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
}

export const router = new Router();

/** An anchor that changes the page without loading it anew: `<a href="/" {@attach stay}>`. */
export function stay(anchor: HTMLAnchorElement): () => void {
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.go(anchor.getAttribute('href') ?? '/');
  };
  anchor.addEventListener('click', click);
  return () => anchor.removeEventListener('click', click);
}
