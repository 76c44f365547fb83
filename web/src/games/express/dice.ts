/** The thirteen dice: their kinds and faces, who sets them, and when they were rolled. */
import { IMPROVEMENTS, OCCUPATIONS } from './sheetView';

export const KINDS = ['farm', 'occupation', 'improvement', 'produce', 'material', 'animal'] as const;
export type Kind = (typeof KINDS)[number];

export const FACES: Readonly<Record<Kind, readonly string[]>> = {
  farm: ['house', 'pasture', 'field'],
  occupation: OCCUPATIONS,
  improvement: IMPROVEMENTS,
  produce: ['food', 'double', 'grain', 'vegetable'],
  material: ['reed', 'wood', 'brick', 'stone'],
  animal: ['sheep', 'boar', 'cattle'],
};

/** The kind of die that shows a face. */
export function kindOf(face: string): Kind {
  return KINDS.find((kind) => FACES[kind].includes(face)) ?? 'farm';
}

/** An occupation's power: how many dice it sets, and the food that it costs. */
export interface Power {
  card: string;
  most: number;
  food: number;
}

const POWERS: Readonly<Partial<Record<Kind, Power>>> = {
  farm: { card: 'mayor', most: 1, food: 2 },
  improvement: { card: 'builder', most: 1, food: 0 },
  produce: { card: 'farmer', most: 2, food: 0 },
  animal: { card: 'rancher', most: 2, food: 0 },
  material: { card: 'gatherer', most: 2, food: 0 },
};

/** The power over a kind of dice, if the seat has it. */
export function powerOver(kind: Kind, occupations: readonly string[]): Power | undefined {
  const power = POWERS[kind];
  return power && occupations.includes(power.card) ? power : undefined;
}

/** The dice that a power may still set in this action. */
export function setsLeft(power: Power, used: string | null, sets: number): number {
  if (used === null) return power.most;
  return used === power.card ? sets : 0;
}

type Pool = Readonly<Record<string, readonly string[]>>;

function counted(dice: Pool): Map<string, number> {
  const found = new Map<string, number>();
  for (const face of Object.values(dice).flat()) found.set(face, (found.get(face) ?? 0) + 1);
  return found;
}

/** Whether dice come from a roll: more than before, or others; what was taken back lies as it lay. */
export function wasRolled(before: Pool, after: Pool): boolean {
  const [old, now] = [counted(before), counted(after)];
  const kept = [...old].every(([face, n]) => (now.get(face) ?? 0) >= n);
  const size = (dice: Pool) => Object.values(dice).flat().length;
  if (size(before) === 0) return size(after) > 0;
  return size(after) > size(before) ? !kept : size(after) === size(before) && differing(old, now) > 1;
}

/** How many dice show something else. */
function differing(old: Map<string, number>, now: Map<string, number>): number {
  return [...old].reduce((all, [face, n]) => all + Math.max(0, n - (now.get(face) ?? 0)), 0);
}

/** For each die whether it is one of those counted by face. */
export function marked(faces: readonly string[], wanted: Readonly<Record<string, number>>): boolean[] {
  const left = { ...wanted };
  return faces.map((face) => {
    const found = (left[face] ?? 0) > 0;
    if (found) left[face] = (left[face] ?? 0) - 1;
    return found;
  });
}
