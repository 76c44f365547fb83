/** Which options leave a choice, as many play and as the other options stand. */
import type { Option } from '../lib/types';

type Value = Option['default'];
export type Chosen = Record<string, Value>;

/** The options among which to choose, with the values that fit. */
export function fitting(options: Option[], seats: number, chosen: Chosen): Option[] {
  return options
    .filter(
      (option) =>
        isFor(option, seats) &&
        (!option.needs || chosen[option.needs.option] === option.needs.value),
    )
    .map((option) => ({
      ...option,
      values: option.values.filter((one) => option.seats_of[`${one}`]?.includes(seats) ?? true),
    }))
    .filter(({ values }) => values.length > 1);
}

/** Options that are offered together. */
export interface Group {
  name: string;
  options: Option[];
}

/** The groups of rules that few tables choose, with all their options, whether or not they fit. */
export function groupsOf(options: Option[]): Group[] {
  const names = [...new Set(options.map(({ group }) => group))].filter(Boolean);
  return names.map((name) => ({ name, options: options.filter(({ group }) => group === name) }));
}

/** Whether so many can choose something other than the default. */
export function isFor({ seats }: Option, count: number): boolean {
  return seats.length === 0 || seats.includes(count);
}

/** What was chosen of an option, or its default where that does not fit. */
export function choiceOf(option: Option, chosen: Chosen): Value {
  const value = chosen[option.name];
  return value !== undefined && option.values.includes(value) ? value : option.default;
}
