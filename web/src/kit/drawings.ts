import { deeds } from './deeds';
import { glyphs } from './glyphs';
import { goods } from './goods';

const coloured: Readonly<Record<string, string>> = { ...goods, ...deeds };
const plain: Readonly<Record<string, string>> = glyphs;

/** A drawing in 24 units: its inner markup, and whether it takes the colour of the text. */
export interface Drawing {
  markup: string;
  plain: boolean;
}

const unknown: Drawing = {
  markup: '<rect x="4" y="4" width="16" height="16" rx="3" fill="var(--reed)"/>',
  plain: false,
};

/** The drawing of a good, a deed or a sign; a blank token for a name that has none. */
export function drawingOf(name: string): Drawing {
  if (Object.hasOwn(coloured, name)) return { markup: coloured[name] ?? '', plain: false };
  if (Object.hasOwn(plain, name)) return { markup: plain[name] ?? '', plain: true };
  return unknown;
}
