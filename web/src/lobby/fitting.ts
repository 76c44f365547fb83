/** Which options leave a choice, as many play and as the other options stand. */
import type { Option } from '../lib/types';

type Value = Option['default'];
export type Chosen = Record<string, Value>;

/** The options among which to choose, with the values that fit. */
export function fitting(options: Option[], seats: number, chosen: Chosen): Option[] {
  return options
    .filter(
      (option) =>
        (!option.seats.length || option.seats.includes(seats)) &&
        (!option.needs || chosen[option.needs.option] === option.needs.value),
    )
    .map((option) => ({
      ...option,
      values: option.values.filter((one) => option.seats_of[`${one}`]?.includes(seats) ?? true),
    }))
    .filter(({ values }) => values.length > 1);
}

/** What was chosen of an option, or its default where that does not fit. */
export function choiceOf(option: Option, chosen: Chosen): Value {
  const value = chosen[option.name];
  return value !== undefined && option.values.includes(value) ? value : option.default;
}
