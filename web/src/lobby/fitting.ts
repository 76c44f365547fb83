/** Which options leave a choice, as many play and as the other options stand. */
import type { Impossible, Message, Option } from '../lib/types';

type Value = Option['default'];
/** Values by option, and the kind of campaign, if any, as `campaign`. */
export type Chosen = Record<string, Value>;

/** Why something cannot be chosen: it is for so many players, for a value of another option, or does not go with the rest. */
export type Why =
  | { seats: number[] }
  | { option: string; value: Value }
  | { reason: Message };

/** Why an option leaves no choice. */
export function barred(option: Option, seats: number, chosen: Chosen): Why | null {
  if (!isFor(option, seats)) return { seats: option.seats };
  const { needs } = option;
  return needs && chosen[needs.option] !== needs.value ? needs : null;
}

/** Why one value of an option cannot be chosen. */
export function barredValue(
  option: Option,
  value: Value,
  seats: number,
  chosen: Chosen,
  impossible: Impossible[] = [],
): Why | null {
  const fit = option.seats_of[`${value}`];
  if (fit && !fit.includes(seats)) return { seats: fit };
  return beside(option.name, value, seats, chosen, impossible);
}

/** Why a choice does not go together with the others. */
export function beside(name: string, value: Value, seats: number, chosen: Chosen, impossible: Impossible[]): Why | null {
  const found = impossible.find(
    ({ seats: counts, choices }) =>
      counts.includes(seats) &&
      choices[name]?.includes(value) &&
      Object.entries(choices).every(([other, values]) => other === name || values.includes(chosen[other] ?? '')),
  );
  return found ? { reason: found.reason } : null;
}

/** What is really chosen: what is barred by something chosen before gives way to its default. */
export function settled(options: Option[], seats: number, chosen: Chosen, impossible: Impossible[] = []): Chosen {
  const now: Chosen = { campaign: chosen.campaign ?? '' };
  for (const option of options) {
    const value = choiceOf(option, chosen);
    const why = barred(option, seats, now) ?? barredValue(option, value, seats, now, impossible);
    now[option.name] = why ? option.default : value;
  }
  return now;
}

/** The options among which to choose, with the values that fit. */
export function fitting(
  options: Option[],
  seats: number,
  chosen: Chosen,
  impossible: Impossible[] = [],
): Option[] {
  const now = settled(options, seats, chosen, impossible);
  return options
    .filter((option) => !barred(option, seats, now))
    .map((option) => ({
      ...option,
      values: option.values.filter((one) => !barredValue(option, one, seats, now, impossible)),
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
