/** Hand cards: how they are laid out, what can be done with them, whether hands are being made. */
import type { Choice } from '../../lib/choice.svelte';
import type { Decision, Goods, View } from '../../lib/types';
import { turnedTo } from './team';
import { agricola, seatOf, type Seat } from './view';

/** The verbs that make something of a card in hand, or of one in a pack. */
const FROM_HAND = ['play', 'discard'];
const FROM_PACK = ['draft', 'discard'];
/** The verbs with which hands are made before the first round. */
const DEALING = ['draft', 'mulligan'];
/** The verbs for a card that lies in front of its owner; a person is placed on one that is a space. */
const SOWN_ON = ['sow grain on', 'sow vegetable on', 'sow wood on'];
const ON_CARD = ['use', ...SOWN_ON, 'move from', 'move to', 'craft', 'return', 'place'];

/** The kind of question that is about several ways to pay: cards help, `done` pays. */
export const WAYS = 'ways';

/** Whether a table is played with hand cards. */
export function hasHands(view: View): boolean {
  return agricola(view).seats[0]?.hand_size !== undefined;
}

function offered(verbs: string[], ids: string[], choice: Pick<Choice, 'find'>): string | undefined {
  return verbs.find((verb) => ids.some((id) => choice.find(`${verb} ${id}`)));
}

/** What cards of a kind in hand stand for: the verb that is offered for some of them. */
export function fromHand(ids: string[], choice: Pick<Choice, 'find'>): string | undefined {
  return offered(FROM_HAND, ids, choice);
}

/** Cards in hand that are of one kind, and what they stand for. */
export interface Group {
  kind: string;
  ids: string[];
  verb: string | undefined;
}

/** Cards in hand by kind. Occupations come first; that tells them apart until the cards are known. */
export function byKind(
  seat: Pick<Seat, 'hand_size'> | undefined,
  held: string[],
  cards: { get(id: string): { kind: string } | undefined },
  choice: Pick<Choice, 'find'>,
): Group[] {
  const kindOf = (id: string, i: number) =>
    cards.get(id)?.kind ?? (i < (seat?.hand_size?.occupations ?? 0) ? 'occupation' : 'minor');
  return ['occupation', 'minor']
    .map((kind) => ({ kind, ids: held.filter((id, i) => kindOf(id, i) === kind) }))
    .filter(({ ids }) => ids.length > 0)
    .map((group) => ({ ...group, verb: fromHand(group.ids, choice) }));
}

/** What is asked for comes first, and among it what is possible. */
export function possibleFirst(groups: Group[], choice: Pick<Choice, 'find'>): Group[] {
  const possible = (verb: string | undefined, id: string) => Number(!!verb && !!choice.find(`${verb} ${id}`));
  return groups
    .map((group) => ({
      ...group,
      ids: group.ids.toSorted((a, b) => possible(group.verb, b) - possible(group.verb, a)),
    }))
    .sort((a, b) => Number(!!b.verb) - Number(!!a.verb));
}

/** Whether a card in hand is to be chosen, and nothing on the board instead. */
export function handAsked(view: View, choice: Choice): boolean {
  const hand = seatOf(view, choice.seat)?.hand ?? [];
  return fromHand(hand, choice) !== undefined && choice.of('place').length === 0;
}

/** What cards of a kind in a pack stand for. */
export function fromPack(ids: string[], choice: Choice): string | undefined {
  return offered(FROM_PACK, ids, choice);
}

/** The seat on whose farm and cards the question lies, usually of whoever is asked; -1 for none. */
export function farmAsked(decision: Decision | null): number {
  if (!decision) return -1;
  if (decision.kind === 'choose-field') return Number(decision.prompt.values.by);
  return turnedTo(decision) ?? decision.seat;
}

/** What a card in front of a seat can be clicked for. */
export function onCard(id: string, seat: number, { actions, decision }: Choice): string | null {
  const verbs = seat === farmAsked(decision) ? ON_CARD : ['place'];
  const found = actions.find(({ verb, argument }) => argument === id && verbs.includes(verb));
  return found?.text ?? null;
}

/** Whether the seat at this screen is making its hand, or waits for others who do. */
export function isDealing(view: View, choice: Choice): boolean {
  if (choice.of(...DEALING).length > 0) return true;
  return (seatOf(view, view.seat ?? -1)?.pack?.length ?? 0) > 0;
}

/** In how few rows groups of cards fit side by side, each card at least so wide. */
export function rowsFor(counts: number[], width: number, least: number, limit = 3): number {
  for (let rows = 1; rows < limit; rows++) {
    if (columnsOf(counts, rows) * least <= width) return rows;
  }
  return limit;
}

/** The columns that groups of cards take together. */
export function columnsOf(counts: number[], rows: number): number {
  return counts.reduce((sum, n) => sum + Math.ceil(n / rows), 0);
}

/** Goods that fall due in a round, one heap for each seat. */
export function heaps(due: { seat: number; goods: Goods }[]): { seat: number; goods: Goods }[] {
  const bySeat = new Map<number, Goods>();
  for (const { seat, goods } of due) {
    const heap = bySeat.get(seat) ?? {};
    for (const [good, n] of Object.entries(goods)) heap[good] = (heap[good] ?? 0) + n;
    bySeat.set(seat, heap);
  }
  return [...bySeat].sort(([a], [b]) => a - b).map(([seat, goods]) => ({ seat, goods }));
}

/** Whether packs go round the table while hands are made. */
export function travels(view: View): boolean {
  const { options, seats } = agricola(view);
  return seats.length > 1 && String(options?.hands ?? '').startsWith('draft');
}

/** Who sits at whose side: packs come from the right and go on to the left. */
export function neighbours(seat: number, seats: number): { left: number; right: number } {
  return { left: (seat + 1) % seats, right: (seat + seats - 1) % seats };
}
