/** Fields by the names that actions give them, and what is offered on each. */
import type { Action } from '../../lib/types';
import type { Field } from './farmView';

/** The verbs that are acted on at a field. */
const VERBS = ['sow', 'lose', 'uproot', 'raise', 'fertilize', 'harvest', 'double'];

/** What stands on a field: a good, two of them, or nothing. */
export function standing({ crop, double }: Field): string {
  if (!crop) return 'empty';
  return double ? `${crop}+${crop}` : crop;
}

/** A field as actions name it: `rye-4`, `empty-2`. */
export function fieldName(field: Field): string {
  return `${standing(field)}-${field.row}`;
}

/** What a sown field brings at the harvest. */
export function yieldOf({ row, double }: Field): number {
  return double ? 2 * row : row;
}

/** What an action sows: `rye` of `sow rye-3`. */
export function cropOf({ argument }: Action): string {
  return argument.slice(0, argument.lastIndexOf('-'));
}

/** The row of a field that an action names, or of a new one. */
export function rowOf({ argument }: Action): number {
  return Number(argument.slice(argument.lastIndexOf('-') + 1));
}

/** Whether an action is acted on at a field. */
export function isOnField({ verb, argument }: Action): boolean {
  return VERBS.includes(verb) && /^(?!sheep).+-[2-5]$/.test(argument);
}

/** Whether an action is acted on at this field: what is sown needs an empty one. */
export function fits(action: Action, field: Field): boolean {
  if (action.verb === 'sow') return !field.crop && rowOf(action) === field.row;
  return action.argument === fieldName(field);
}

/** The action that a field stands for while fields are asked for, also where that is not possible. */
export function standsFor(field: Field, offered: readonly Action[]): string | null {
  const here = offered.find((action) => fits(action, field));
  if (here) return here.text;
  const [asked] = offered;
  if (!asked) return null;
  return asked.verb === 'sow' ? `sow ${cropOf(asked)}-${field.row}` : `${asked.verb} ${fieldName(field)}`;
}

/** The icon of an action at a field. */
export function fieldIcon(action: Action): string {
  const { verb } = action;
  if (verb === 'sow') return cropOf(action).split('+')[0] ?? 'sow';
  return { raise: 'plow', fertilize: 'plow', harvest: 'harvest', double: 'harvest' }[verb] ?? 'field';
}
