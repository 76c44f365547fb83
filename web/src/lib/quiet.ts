/** Which answers are quiet: to pass, to decline, to take less. They come after all others and look so. */
import type { Action } from './types';

const QUIET: ReadonlySet<string> = new Set(['done', 'pass', 'quiet', 'sparing', 'forgo', 'beg']);
/** The verbs that take so many of what lies there. */
const SO_MANY: ReadonlySet<string> = new Set(['take only', 'amount']);

const most = (verb: string, offered: Action[]) =>
  Math.max(...offered.filter((action) => action.verb === verb).map(({ argument }) => Number(argument) || 0));

/** Whether an action is none of the real answers among those that are offered. */
export function isQuiet({ verb, argument }: Action, offered: Action[]): boolean {
  if (QUIET.has(verb)) return true;
  return SO_MANY.has(verb) && Number(argument) < most(verb, offered);
}

/** The actions with the quiet ones last, less after more. */
export function quietLast(actions: Action[]): Action[] {
  const less = actions.filter(({ verb }) => SO_MANY.has(verb));
  const rank = (action: Action) => {
    if (!isQuiet(action, actions)) return 0;
    return less.includes(action) ? 1 / (1 + Number(action.argument)) : 2;
  };
  return actions.toSorted((a, b) => rank(a) - rank(b));
}
