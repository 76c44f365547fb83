/** Partners: whose farm a question lies on, turning to it by a click, what moves at the market. */
import type { Choice } from '../../lib/choice.svelte';
import type { Decision, Message, View } from '../../lib/types';
import type { Cell } from './grid';
import { amount, type Seat } from './view';

/** The action that turns to the partner's farm. */
export const TURN = 'partner';
/** The one that does so with the partner's fences. */
export const PIECES = 'partner pieces';
/** The kind of question about goods that move between partners. */
export const MARKET = 'team-market';

/** What can move between partners. */
export const MOVABLE = [
  ...['wood', 'clay', 'reed', 'stone', 'grain', 'vegetable'],
  ...['sheep', 'boar', 'cattle'],
] as const;

/** The partner of a seat, if teams play. */
export function partnerOf(view: View, seat: number): number | undefined {
  const teams = view.options?.teams ?? 'none';
  return teams === 'none' || seat < 0 ? undefined : seat ^ 2;
}

const spokenOf = ({ values }: Message) => (typeof values.by === 'number' ? values.by : undefined);

/** The partner on whose farm the answer lies, if it is not the own one. */
export function turnedTo({ kind, prompt, actions }: Decision): number | undefined {
  if (kind.startsWith('partner-')) return spokenOf(prompt);
  if (kind !== 'and-or' || actions.some(({ text }) => text === TURN)) return undefined;
  const parts = (prompt.values.parts ?? []) as unknown as Message[];
  const owners = new Set(parts.map(spokenOf));
  return owners.size === 1 ? [...owners][0] : undefined;
}

/** Whether something stands on a cell. */
function standsOn({ rooms, fields, stables }: Seat, cell: Cell): boolean {
  return rooms.includes(cell) || cell in fields || stables.includes(cell);
}

/** Whether something might be built on a cell of the partner's. */
export function mayTurn({ rooms, fields }: Seat, cell: Cell): boolean {
  return !rooms.includes(cell) && !(cell in fields);
}

/**
 * Turn to the partner's farm and do there what a cell was clicked for. Where the cell stands for
 * nothing or for several things the farm stays open; where another cell was the only one that
 * could be meant, nothing is done.
 */
export async function turn(choice: Choice, cell: Cell, partner: () => Seat | undefined): Promise<void> {
  const built = (seat: Seat | undefined) => !!seat && standsOn(seat, cell);
  const before = built(partner());
  await choice.play(TURN);
  const { decision } = choice;
  if (decision && turnedTo(decision) !== undefined) {
    const here = decision.actions.filter(({ verb, argument }) => argument === cell && verb !== 'fence');
    if (here.length === 1 && here[0]) await choice.play(here[0].text);
  } else if (!before && !built(partner())) await choice.undo();
}

/** Goods that move: to the partner, or, below zero, from the partner. */
export type Moves = Partial<Record<string, number>>;

/** How many more of a good can move in a direction (+1 to the partner, −1 from there). */
export function left(good: string, way: 1 | -1, moves: Moves, own: Seat, other: Seat, offered: (text: string) => boolean): number {
  const moved = moves[good] ?? 0;
  const back = way * moved < 0 ? Math.abs(moved) : 0;
  if (!offered(`${way > 0 ? 'give' : 'get'} ${good}`)) return back;
  return amount(way > 0 ? own : other, good) - way * moved;
}

/** The actions that make these moves; the market ends by itself once nothing more can move. */
export function marketActions(moves: Moves, own: Seat, other: Seat, offered: (text: string) => boolean): string[] {
  const actions = MOVABLE.flatMap((good) => {
    const n = moves[good] ?? 0;
    return Array.from({ length: Math.abs(n) }, () => `${n > 0 ? 'give' : 'get'} ${good}`);
  });
  const more = MOVABLE.some((good) => {
    const n = moves[good] ?? 0;
    const ways = n > 0 ? ([1] as const) : n < 0 ? ([-1] as const) : ([1, -1] as const);
    return ways.some((way) => left(good, way, moves, own, other, offered) > 0);
  });
  return more || actions.length === 0 ? [...actions, 'done'] : actions;
}
