/** The keys of the table: one list for the keyboard and for the page that explains them. */
import { tick } from 'svelte';
import { rules } from '../lib/rules.svelte';
import { tip } from '../lib/tip.svelte';
import { nextPlace, visit } from './places';
import type { Session } from './session.svelte';

export interface Shortcut {
  /** What the keys are called. */
  keys: string[];
  /** What they do: the message `table-key-<id>`. */
  id: string;
  run: (session: Session, event: KeyboardEvent) => unknown;
}

async function help(session: Session): Promise<void> {
  session.turn('help');
  await tick();
  document.querySelector<HTMLElement>('[data-help] input')?.focus();
}

function choose({ loose, choice }: Session, event: KeyboardEvent): unknown {
  const action = loose[Number(pressed(event)) - 1];
  return action && choice.play(action.text);
}

/** Open the tray of cards, or fold it; a narrow screen has them in a part of their own. */
function tray(session: Session): unknown {
  if (!session.wide) return visit(session, 'cards');
  return session.hasTray && (session.trayOpen = !session.trayOpen);
}

function confirm({ state, choice }: Session): unknown {
  return state.can.confirm && choice.confirm();
}

export const SHORTCUTS: Shortcut[] = [
  { keys: ['1', '9'], id: 'button', run: choose },
  { keys: ['N'], id: 'next', run: (_, event) => nextPlace(event.shiftKey) },
  { keys: ['Enter', 'C'], id: 'confirm', run: confirm },
  { keys: ['U'], id: 'undo', run: ({ state, choice }) => state.can.undo && choice.undo() },
  { keys: ['R'], id: 'reset', run: ({ state, choice }) => state.can.reset && choice.reset() },
  { keys: ['T'], id: 'hint', run: (session) => session.hint() },
  { keys: ['B'], id: 'board', run: (session) => visit(session, 'board') },
  { keys: ['F'], id: 'farm', run: (session) => visit(session, 'farm') },
  { keys: ['K'], id: 'hand', run: tray },
  { keys: ['M'], id: 'market', run: (session) => visit(session, 'cards') },
  { keys: ['L'], id: 'log', run: (session) => visit(session, 'log') },
  { keys: ['H'], id: 'help', run: help },
  { keys: ['W'], id: 'rules', run: ({ choice, state }) => rules.open(state.game, tip.note?.about || (choice.decision ? `kind-${choice.decision.kind}` : '')) },
  { keys: ['?'], id: 'list', run: (session) => (session.dialog = 'shortcuts') },
  { keys: ['Esc'], id: 'close', run: (session) => (session.looked = null) },
];

/** The key's name; on keyboards without Latin letters, what stands there on the others. */
function pressed(event: KeyboardEvent): string {
  if (event.key === 'Escape') return 'Esc';
  if (event.key.length > 1 || event.key === '?' || /^[a-z1-9]$/i.test(event.key)) {
    return event.key.length === 1 ? event.key.toUpperCase() : event.key;
  }
  return event.code.replace(/^(Key|Digit)/, '');
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea';
const CONTROLS = 'button, a, summary, [role="gridcell"]';

function within(target: EventTarget | null, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null;
}

/** Do what a key asks for, unless something else has use for it. */
export function press(session: Session, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (within(event.target, FIELDS) || document.querySelector('dialog[open], :popover-open')) return;
  const key = pressed(event);
  if (key === 'Enter' && within(event.target, CONTROLS)) return;
  const asked = /^[1-9]$/.test(key) ? '1' : key;
  const shortcut = SHORTCUTS.find(({ keys }) => keys.includes(asked));
  if (!shortcut || (key === 'Enter' && !session.state.can.confirm)) return;
  event.preventDefault();
  shortcut.run(session, event);
}
