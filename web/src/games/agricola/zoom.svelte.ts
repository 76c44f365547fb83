/** The card that is shown large. */
import type { CardInfo } from '../../lib/cards.svelte';

class Zoom {
  shown = $state.raw<{ anchor: Element; card: CardInfo } | null>(null);

  hide(anchor?: Element): void {
    if (!anchor || this.shown?.anchor === anchor) this.shown = null;
  }
}

export const zoom = new Zoom();
