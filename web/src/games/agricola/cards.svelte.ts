/** The printed improvements: what they are called, cost, score and say. */
import { api } from '../../lib/api';
import { words } from '../../lib/i18n.svelte';
import type { Card } from '../../lib/types';

class Improvements {
  #cards = $state.raw<ReadonlyMap<string, Card>>(new Map());
  #asked = false;

  /** The card with this id, once the catalogue is there. */
  of(id: string): Card | undefined {
    if (!this.#asked) void this.#read();
    return this.#cards.get(id);
  }
  /** Whether a card's id or name is meant: the log speaks of names. */
  meant(id: string, what: string | undefined): boolean {
    return what !== undefined && (what === id || what === this.of(id)?.name);
  }
  title(id: string): string {
    return words.t(`card-${id}`);
  }
  text(id: string): string {
    const card = this.of(id);
    return card ? words.t(`card-${card.name}.text`) : '';
  }

  async #read(): Promise<void> {
    this.#asked = true;
    try {
      const games = await api.games();
      this.#cards = new Map(games.flatMap((game) => game.cards.map((card) => [card.id, card])));
    } catch {
      this.#asked = false;
    }
  }
}

export const improvements = new Improvements();
