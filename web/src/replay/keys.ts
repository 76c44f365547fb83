/** The keys of a replay. */
import type { Player } from './player.svelte';
import type { Stride } from './stops';

function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

function stride(event: KeyboardEvent): Stride {
  if (event.ctrlKey || event.altKey) return 'round';
  return event.shiftKey ? 'turn' : 'decision';
}

/** Do what a key asks for; other keys and keys for fields are left alone. */
export function press(event: KeyboardEvent, player: Player): void {
  if (event.metaKey || typing(event.target)) return;
  const { key, target } = event;
  if (key === 'ArrowLeft') player.step(-1, stride(event));
  else if (key === 'ArrowRight') player.step(1, stride(event));
  else if (key === 'Home') player.go(player.first);
  else if (key === 'End') player.go(player.last);
  else if (key === ' ' && !(target instanceof HTMLElement && target.closest('button, a, summary'))) {
    player.toggle();
  } else return;
  event.preventDefault();
}
