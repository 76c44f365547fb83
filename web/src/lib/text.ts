/** Messages into words by the Fluent catalogues, as `bocage.text` does in Python. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Entry, Goods, Message, Value } from './types';

/** Values that are ids of things whose names are messages. */
const NAMED = ['space', 'card', 'house', 'good'];

/** A cell as people call it: `r2c3` is B3, `f3` is F3. */
export function cell(names: string): string {
  return names
    .replace(/r(\d)c(\d)/g, (_, row: string, column: string) => 'ABCDEFGH'[+row - 1] + column)
    .replace(/[a-l][1-3]/g, (cell) => cell.toUpperCase())
    .replaceAll('+', ' ');
}

/** Spaces at which no line may end: between a number and its noun, and before a dash. */
const UNBROKEN = /(?<=\d) (?=\p{L})| (?=—)/gu;

/** A text whose lines end only where they may. */
export function kept(text: string): string {
  return text.replace(UNBROKEN, '\u00a0');
}

/** One language's catalogues. Texts are given the game that says them as `edition`, for words its book has alone. */
export class Catalogue {
  #bundle: FluentBundle;

  /** `plain` are messages whose words are no Fluent: what stands on somebody’s own cards. */
  constructor(language: string, texts: string[], readonly plain: Readonly<Record<string, string>> = {}) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  /** Whether there is a message, or an attribute of one (`space-forest.help`). */
  has(id: string): boolean {
    return id in this.plain || this.#pattern(id) !== null;
  }

  /** A message by its id; the id itself if there is none. */
  t(id: string, values: Record<string, string | number> = {}): string {
    const plain = this.plain[id];
    if (plain !== undefined) return plain;
    const pattern = this.#pattern(id);
    if (!pattern) return id;
    const faults: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, values, faults);
    for (const fault of faults) console.error(`${id}: ${fault.message}`);
    return said;
  }

  /** A message of the server in words; `names` are the players' names by seat, `within` the game that says it unless it knows better. */
  say(message: Message | Entry, names: string[] = [], within = ''): string {
    const game = message.game ?? within;
    const values: Record<string, string | number> = { edition: game };
    for (const [key, value] of Object.entries(message.values)) {
      values[key] = this.#word(key, value, names, game);
    }
    if ('seat' in message && message.seat >= 0) values.seat = this.#seat(message.seat, names);
    return this.t(message.id, values);
  }

  /** The id of a message with a game's name in front, if there is one; else as it is. */
  #own(id: string, game: string): string {
    return game && this.has(`${game}-${id}`) ? `${game}-${id}` : id;
  }

  /** Goods as a list: `3 wood and 1 reed`, in the words of a game. */
  goods(goods: Goods, game = ''): string {
    const parts = Object.entries(goods).map(([name, n]) => this.t(this.#own(`goods-${name}`, game), { n, edition: game }));
    return this.#joined(parts, 'and');
  }

  #pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  #seat(seat: number, names: string[]): string {
    return names[seat] ?? this.t('seat', { number: seat + 1 });
  }

  #word(key: string, value: Value, names: string[], game: string): string | number {
    if (typeof value === 'number') {
      return key === 'seat' || key === 'by' ? this.#seat(value, names) : value;
    }
    if (typeof value === 'boolean') return String(value);
    if (typeof value === 'string') {
      if (key === 'place' || key === 'origin') key = /^(r\dc\d|[a-l][1-3])$/.test(value) ? 'cell' : 'card';
      if (key === 'cell' || key === 'cells') return cell(value);
      const id = this.#own(`${key}-${value}`, game);
      return NAMED.includes(key) && this.has(id) ? this.t(id, { edition: game }) : value;
    }
    if (Array.isArray(value)) {
      const parts = value.map((part) => (typeof part === 'number' ? String(part) : this.say(part, names, game)));
      return key === 'reasons' ? parts.join(' ') : this.#joined(parts, typeof value[0] === 'number' ? 'and' : 'or');
    }
    return typeof value.id === 'string' ? this.say(value as Message, names, game) : this.goods(value as Goods, game);
  }

  #joined(parts: string[], how: 'and' | 'or'): string {
    if (parts.length === 0) return this.t('list-none');
    const last = parts.slice(-1);
    const listed = how === 'and' ? [parts.slice(0, -1).join(', '), ...last] : parts;
    return listed
      .filter(Boolean)
      .reduce((first, last) => this.t(`list-${how}`, { first, last }));
  }
}
