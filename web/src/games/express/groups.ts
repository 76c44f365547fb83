/** The groups of dice, sorted by what they give: the usual way first, then the others. */
import { KINDS, kindOf, type Kind } from './dice';
import { IMPROVEMENTS, OCCUPATIONS, type Seat } from './sheetView';
import type { Group } from './view';

/** All ways to the same thing; without a way it stands for the action that cannot be taken. */
export interface Family {
  /** The verb, and what it is about: `collect wood`, `room`, `learn mayor`. */
  key: string;
  verb: string;
  about: string;
  /** The action of the usual way, or the one to ask about. */
  action: string;
  ways: Group[];
}

const WITH_CARD = ['learn', 'build'];

/** What an action is about: a good, a card, or nothing more than its verb. */
function about(verb: string, argument: string): string {
  if (verb === 'collect') return argument.replace(/^\d+/, '').split('+')[0]!.replace('double', 'food');
  return WITH_CARD.includes(verb) ? (argument.split(' ')[0] ?? '') : '';
}

/** The kind of die that a family belongs to. */
function kindFor(verb: string, thing: string): Kind {
  if (verb === 'collect') return kindOf(thing);
  if (verb === 'learn') return 'occupation';
  return verb === 'build' ? 'improvement' : 'farm';
}

function family(action: string, ways: Group[] = []): Family {
  const [verb = '', ...rest] = action.split(' ');
  const thing = about(verb, rest.join(' '));
  return { key: [verb, thing].filter(Boolean).join(' '), verb, about: thing, action, ways };
}

const sum = (goods: Record<string, number>) => Object.values(goods).reduce((all, n) => all + n, 0);

/** The usual way first: what brings most, then what takes fewest dice. */
function usual(a: Group, b: Group): number {
  return sum(b.gains) - sum(a.gains) || sum(a.dice) - sum(b.dice);
}

/** The dice of a kind as one collection of each sort: `collect 2food+1double`. */
function collections(faces: readonly string[]): string[] {
  const count = (face: string) => faces.filter((one) => one === face).length;
  const part = (face: string) => (count(face) > 0 ? `${count(face)}${face}` : '');
  const food = [part('food'), part('double')].filter(Boolean).join('+');
  const others = [...new Set(faces)].filter((face) => face !== 'food' && face !== 'double').map(part);
  return [food, ...others].filter(Boolean).map((text) => `collect ${text}`);
}

/** The cards that a die gives: the one it shows, or any other if the seat has that. */
function cards(shown: string, owned: readonly string[], all: readonly string[]): readonly string[] {
  return owned.includes(shown) ? all.filter((card) => !owned.includes(card)) : [shown];
}

/** What the dice of a kind are there for, as the plainest action of each sort. */
function wanted(kind: Kind, faces: readonly string[], seat: Seat): string[] {
  const [shown] = faces;
  if (kind === 'farm') {
    const next = seat.house === 'wood' ? 'brick' : 'stone';
    return [`room 1reed+1${seat.house}`, `upgrade 2${next}`, 'baby', 'field', 'pasture 1wood'];
  }
  if (kind === 'occupation') {
    return shown ? cards(shown, seat.occupations, OCCUPATIONS).map((card) => `learn ${card} 1food`) : [];
  }
  if (kind === 'improvement') {
    const cost = (card: string) => (['oven', 'hearth'].includes(card) ? '1brick' : '1wood');
    return shown ? cards(shown, seat.improvements, IMPROVEMENTS).map((card) => `build ${card} ${cost(card)}`) : [];
  }
  return collections(faces);
}

/** All families by the kind of their die, those that can be taken with their ways. */
export function families(dice: Record<string, string[]>, groups: Group[], seat: Seat): Record<Kind, Family[]> {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, [] as Family[]])) as Record<Kind, Family[]>;
  for (const kind of KINDS) found[kind] = wanted(kind, dice[kind] ?? [], seat).map((action) => family(action));
  for (const group of groups) {
    const { key, verb, about: thing } = family(group.action);
    const list = found[kindFor(verb, thing)];
    const known = list.find((one) => one.key === key);
    if (known) known.ways.push(group);
    else list.push(family(group.action, [group]));
  }
  for (const one of Object.values(found).flat()) {
    one.ways.sort(usual);
    one.action = one.ways[0]?.action ?? one.action;
  }
  return found;
}

/** A family with only the ways that use a face; nothing if none does. */
export function using(one: Family, face: string): Family | null {
  const ways = one.ways.filter(({ dice }) => (dice[face] ?? 0) > 0);
  const [first] = ways;
  return first ? { ...one, ways, action: first.action } : null;
}

/** A part of a payment: so many of a good from the sheet, or of dice. */
export interface Part {
  n: number;
  item: string;
  dice: boolean;
}

/** What an action pays, as its text says it: `room 1reed+2wood-dice`. */
export function payment(action: string): Part[] {
  const [verb = '', ...rest] = action.split(' ');
  if (verb === 'collect') return [];
  const text = WITH_CARD.includes(verb) ? rest[1] : rest[0];
  return [...(text ?? '').matchAll(/(\d+)([a-z]+)(-dice|-die)?/g)].map(([, n, item = '', die]) => ({
    n: Number(n),
    item,
    dice: !!die,
  }));
}

/** What a collection brings. */
export function collected({ action, ways: [first] }: Family): [good: string, n: number] {
  const gained = first && Object.entries(first.gains)[0];
  if (gained) return gained;
  const parts = [...action.matchAll(/(\d+)([a-z]+)/g)];
  const n = parts.reduce((all, [, many, face]) => all + Number(many) * (face === 'double' ? 2 : 1), 0);
  const [, , face = ''] = parts[0] ?? [];
  return [face === 'double' ? 'food' : face, n];
}

/** The picture of a family that collects nothing: the card, the next house, a part of the farm. */
export function drawnAs({ verb, about: thing }: Family, house: Seat['house']): string {
  if (verb === 'upgrade') return house === 'wood' ? 'room-clay' : 'room-stone';
  return { room: 'house', baby: 'newborn' }[verb] ?? (thing || verb);
}
