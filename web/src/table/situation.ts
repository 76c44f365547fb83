/** What the table waits for, and the sentence that says so. */
import { figure } from '../kit/figures';
import { words } from '../lib/i18n.svelte';
import { deed, onward } from './deed';
import type { Message } from '../lib/types';
import type { Session } from './session.svelte';
import { teamsOf } from './teams';

export type Situation =
  | { kind: 'over' }
  | { kind: 'asked'; seat: number; prompt: Message }
  /** `done` is the turn in words, `held` whether it waits to reveal something. */
  | { kind: 'ready'; seat: number; done: string; held: boolean }
  | { kind: 'free' | 'bot' | 'others'; seat: number; asked: Message | null };

/** What the table waits for now. */
export function situation(session: Session): Situation {
  const { state } = session;
  if (state.over) return { kind: 'over' };
  if (state.decision) return { kind: 'asked', seat: state.decision.seat, prompt: state.decision.prompt };
  const { tail } = state;
  if (tail?.ready) {
    const done = onward(session, deed(session));
    return { kind: 'ready', seat: tail.seat, done, held: tail.held !== null };
  }
  const seat = state.deciding[0] ?? 0;
  const who = state.seats[seat];
  const { asked } = state;
  if (who?.kind === 'bot' || who?.stand_in) return { kind: 'bot', seat, asked };
  return { kind: who && !who.joined ? 'free' : 'others', seat, asked };
}

/** Names as a list: Ana, Bo and Cleo. */
export function listed(names: string[]): string {
  const last = names[names.length - 1] ?? '';
  if (names.length < 2) return last;
  return words.t('list-and', { first: names.slice(0, -1).join(', '), last });
}

/** Who won, in a sentence. */
export function outcome(session: Session): string {
  const { state } = session;
  if (state.ended) {
    const [last] = state.winners;
    return last === undefined ? words.t(`table-over-${state.ended}`) : words.t('table-over-resigned', { name: session.name(last) });
  }
  const [winner = 0] = state.winners;
  const n = state.scores[winner]?.total ?? 0;
  const points = figure(n);
  if (state.seats.length === 1) {
    const over = words.t('table-over-solo', { n, points });
    const [goal, ...more] = (state.view.goals ?? []) as number[];
    if (goal === undefined) return over;
    const level = [goal, ...more].filter((mark) => n >= mark).length;
    return `${over}. ${words.t('table-solo-goal', { level, goal })}`;
  }
  const team = teamsOf(state.view).find(({ seats }) => seats.includes(winner));
  if (team) {
    const together = state.winners.map((seat) => session.name(seat));
    const id = state.winners.length > team.seats.length ? 'table-over-teams-tie' : 'table-over-team';
    return words.t(id, { names: listed(together), n: team.total, points: figure(team.total) });
  }
  if (state.winners.length > 1) {
    return words.t('table-over-tie', { names: listed(state.winners.map((seat) => session.name(seat))), n, points });
  }
  if (state.you.length === 1 && state.you[0] === winner) return words.t('table-over-you', { n, points });
  return words.t('table-over-won', { name: session.name(winner), n, points });
}

/** The longest name that a sentence leaves whole. */
const LONG = 24;

/** A name that leaves room for the rest of the sentence. */
function short(name: string): string {
  return name.length > LONG ? `${name.slice(0, LONG - 1).trimEnd()}…` : name;
}

/** What the turn loses unasked, or nothing. */
export function warning(session: Session): string {
  const found = session.state.tail?.warning;
  return found ? session.say(found) : '';
}

/** The situation in a sentence. */
export function sentence(session: Session): string {
  const now = situation(session);
  if (now.kind === 'over') return outcome(session);
  if (now.kind === 'asked') return session.say(now.prompt);
  if (now.kind === 'ready') return words.t(now.held ? 'table-ready-held' : 'table-ready');
  const { deciding } = session.state;
  if (now.kind === 'others' && deciding.length > 1) {
    return words.t('table-wait-several', { names: listed(deciding.map((seat) => short(session.name(seat)))) });
  }
  const name = short(session.name(now.seat));
  if (now.kind === 'others' && now.asked) {
    return words.t('table-wait-asked', { name, asked: session.say(now.asked) });
  }
  return words.t(`table-wait-${now.kind}`, { name });
}

/** To whom the screen is to be passed, in a sentence. */
export function passing(session: Session): string {
  return words.t('table-curtain-pass', { name: session.name(session.me) });
}
