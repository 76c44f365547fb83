/** How this person likes the table. */

const KEY = 'bocage-preferences';

interface Stored {
  theme: 'auto' | 'light' | 'dark';
  scores: boolean;
  side: boolean;
  curtain: boolean;
  taught: boolean;
}

function read(): Stored {
  const usual: Stored = { theme: 'auto', scores: true, side: true, curtain: true, taught: false };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return usual;
  }
}

class Preferences {
  #stored = $state<Stored>(read());

  /** The colours: as the system has them, light or dark. */
  get theme() {
    return this.#stored.theme;
  }
  set theme(theme) {
    this.#stored.theme = theme;
    this.#save();
  }
  /** Whether the running score is shown. */
  get scores() {
    return this.#stored.scores;
  }
  set scores(shown) {
    this.#stored.scores = shown;
    this.#save();
  }
  /** Whether the side with log, scores and help is unfolded. */
  get side() {
    return this.#stored.side;
  }
  set side(open) {
    this.#stored.side = open;
    this.#save();
  }

  /** Whether hidden cards wait behind a curtain where several people share the screen. */
  get curtain() {
    return this.#stored.curtain;
  }
  set curtain(drawn) {
    this.#stored.curtain = drawn;
    this.#save();
  }
  /** Whether this person knows that a long press explains. */
  get taught() {
    return this.#stored.taught;
  }
  set taught(known) {
    this.#stored.taught = known;
    this.#save();
  }

  #save(): void {
    localStorage.setItem(KEY, JSON.stringify(this.#stored));
    this.dress();
  }

  /** Put the theme on the page. */
  dress(): void {
    const { theme } = this.#stored;
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const prefs = new Preferences();
