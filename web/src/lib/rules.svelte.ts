/** The rules as a sheet over the page: of which game, and about what. */

export interface Subject {
  game: string;
  /** What it is about, the closest first: `space-forest kind-place`, `rule-R26`, `score-fields`, or a page. */
  about: string;
  /** What is to be said first: why something is asked. */
  note?: string;
}

class Rules {
  shown = $state.raw<Subject | null>(null);

  open(game: string, about: string, note = ''): void {
    this.shown = { game, about, note };
  }
  close(): void {
    this.shown = null;
  }
}

export const rules = new Rules();
