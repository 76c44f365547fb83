/** Small cards that show themselves large. */
import { mount } from 'svelte';
import type { CardInfo } from '../../lib/cards.svelte';
import Zoom from './Zoom.svelte';
import { prefs } from '../../lib/prefs.svelte';
import { zoom } from './zoom.svelte';

const DELAY = 350;
const LONG_PRESS = 450;
let layer: object | null = null;

/**
 * Shows a card large after pointing at it for a moment, on focus, by a long press, and by a click
 * that does nothing else. `<button {@attach zoomable(card)}>`
 */
export function zoomable(card: CardInfo | undefined): ((node: HTMLElement) => () => void) | undefined {
  if (!card) return undefined;
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    /** Whether it was pointed at: what comes to lie under a resting pointer is not. */
    let pointed = false;

    const show = () => {
      layer ??= mount(Zoom, { target: document.body });
      zoom.shown = { anchor: node, card };
    };
    const hide = () => {
      clearTimeout(timer);
      zoom.hide(node);
    };
    const touches = (event: Event) => (event as PointerEvent).pointerType === 'touch';
    const listeners: [string, (event: Event) => void][] = [
      [
        'pointermove',
        (event) => {
          if (touches(event) || pointed) return;
          pointed = true;
          timer = setTimeout(show, DELAY);
        },
      ],
      [
        'pointerleave',
        (event) => {
          pointed = false;
          if (touches(event)) clearTimeout(timer);
          else hide();
        },
      ],
      [
        'pointerdown',
        (event) => {
          held = false;
          if (!touches(event)) return;
          timer = setTimeout(() => {
            held = true;
            prefs.taught ||= true;
            show();
          }, LONG_PRESS);
        },
      ],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', () => clearTimeout(timer)],
      [
        'click',
        () => {
          clearTimeout(timer);
          if (node.dataset.place !== 'possible') show();
          else if (!held) hide();
        },
      ],
      ['focus', () => node.matches(':focus-visible') && show()],
      ['blur', hide],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      hide();
    };
  };
}
