/** Finding words in texts of any language, whatever their case and accents. */
import { folded } from '../cards/find';

/** A part of a text, and whether it is what was looked for. */
export interface Part {
  text: string;
  found: boolean;
}

/** The words that are looked for. */
export function needlesOf(wanted: string): string[] {
  return folded(wanted.replaceAll('\u00a0', ' ')).split(/\s+/).filter(Boolean);
}

/** A text as it is searched, and at which of its letters each one stands. */
function spread(text: string): { plain: string; at: number[] } {
  let plain = '';
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    for (const letter of folded(text[i]!.replace('\u00a0', ' '))) {
      plain += letter;
      at.push(i);
    }
  }
  return { plain, at };
}

/** Whether all words stand in a text. */
export function holds(text: string, needles: string[]): boolean {
  const { plain } = spread(text);
  return needles.every((needle) => plain.includes(needle));
}

/** A text in parts, those that are looked for marked. */
export function marked(text: string, needles: string[]): Part[] {
  if (needles.length === 0) return [{ text, found: false }];
  const { plain, at } = spread(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const needle of needles) {
    for (let from = plain.indexOf(needle); from >= 0; from = plain.indexOf(needle, from + 1)) {
      for (let k = from; k < from + needle.length; k++) hit[at[k]!] = true;
    }
  }
  const parts: Part[] = [];
  text.split('').forEach((letter, i) => {
    const last = parts.at(-1);
    if (last && last.found === hit[i]) last.text += letter;
    else parts.push({ text: letter, found: !!hit[i] });
  });
  return parts;
}

const AROUND = 60;

/** The piece of a text around the first place that is looked for. */
export function excerpt(text: string, needles: string[]): string {
  const parts = marked(text, needles);
  const before = parts[0]?.found ? 0 : (parts[0]?.text.length ?? 0);
  if (parts.length < 2 || text.length <= 2 * AROUND) return text.slice(0, 2 * AROUND) + (text.length > 2 * AROUND ? '…' : '');
  const start = before <= AROUND ? 0 : text.lastIndexOf(' ', before - AROUND / 2) + 1;
  const rest = text.slice(start);
  const end = rest.length <= 2 * AROUND ? rest.length : rest.lastIndexOf(' ', 2 * AROUND);
  return `${start > 0 ? '…' : ''}${rest.slice(0, end)}${end < rest.length ? '…' : ''}`;
}
