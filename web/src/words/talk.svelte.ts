/** What people say at a table: what of it is new to this person, and whose words they hide. */
import type { Word } from '../lib/types';
import { words } from '../lib/i18n.svelte';
import type { Session } from '../table/session.svelte';

/** What can be said in everybody’s own language. */
export const REMARKS = [
  'hello',
  'good-luck',
  'nice-move',
  'well-played',
  'thanks',
  'moment',
  'take-time',
  'oops',
  'back-soon',
  'here-again',
  'again',
  'goodbye',
] as const;

const KEY = 'bocage-words';
/** So many tables are remembered. */
const TABLES = 60;

/** What this device knows of a table: the number of the word that was seen last, the seats whose words are hidden. */
interface Kept {
  seen: number;
  muted: number[];
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export class Talk {
  #kept = $state.raw<Kept>({ seen: 0, muted: [] });
  /** Whether it lies open. */
  open = $state(false);

  constructor(readonly session: Session) {
    this.#kept = { ...this.#kept, ...read()[this.#home] };
  }

  /** The table by which it is remembered: a campaign is one talk. */
  get #home(): string {
    return this.session.state.campaign?.id ?? this.session.table;
  }

  /** What was said by those whose words are not hidden. */
  get words(): Word[] {
    return this.session.live.words.filter(({ seat }) => !this.muted(seat));
  }
  /** What others have said after a word. */
  since(n: number): Word[] {
    return this.words.filter((word) => word.n > n && !this.session.state.you.includes(word.seat));
  }
  /** How much others have said that was not seen. */
  get unread(): number {
    return this.open ? 0 : this.since(this.#kept.seen).length;
  }
  get last(): number {
    return this.session.live.words.at(-1)?.n ?? 0;
  }
  /** All that was said is seen. */
  see(): void {
    if (this.last > this.#kept.seen) this.#keep({ seen: this.last });
  }

  muted(seat: number): boolean {
    return this.#kept.muted.includes(seat);
  }
  /** Hide a seat’s words on this device, or show them again. */
  mute(seat: number, hidden: boolean): void {
    const others = this.#kept.muted.filter((one) => one !== seat);
    this.#keep({ muted: hidden ? [...others, seat] : others });
  }

  /** The people whose words can be hidden. */
  get others(): number[] {
    const { seats, you } = this.session.state;
    return seats.flatMap((seat, i) => (seat.kind === 'bot' || you.includes(i) ? [] : [i]));
  }
  /** What was said, in words: a remark in this person’s language. */
  say({ text, remark }: Word): string {
    return text ?? words.t(`remark-${remark}`);
  }
  name({ seat, name }: Word): string {
    return name || this.session.name(seat);
  }

  #keep(kept: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...kept };
    const { [this.#home]: _, ...others } = read();
    const tables = [...Object.entries(others).slice(1 - TABLES), [this.#home, this.#kept]];
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tables)));
  }
}
