import { deeds } from './deeds';
import { glyphs } from './glyphs';
import { goods } from './goods';
import { produce } from './produce';
import { trades } from './trades';

/** Without the space between its elements, which would be a part of the text around an icon. */
function tight(drawings: Record<string, string>): Readonly<Record<string, string>> {
  const entries = Object.entries(drawings);
  return Object.fromEntries(entries.map(([name, markup]) => [name, markup.replace(/\s+(?=<)|\s+$/g, '')]));
}

const coloured = tight({ ...goods, ...deeds, ...produce, ...trades });
const plain = tight(glyphs);

/** A drawing in 24 units: its inner markup, and whether it takes the colour of the text. */
export interface Drawing {
  markup: string;
  plain: boolean;
}

const unknown: Drawing = {
  markup: '<rect x="4" y="4" width="16" height="16" rx="3" fill="var(--reed)"/>',
  plain: false,
};

/** Whether there is a drawing of this name. */
export function isDrawn(name: string): boolean {
  return Object.hasOwn(coloured, name) || Object.hasOwn(plain, name);
}

/** The drawing of a good, a deed or a sign; a blank token for a name that has none. */
export function drawingOf(name: string): Drawing {
  if (Object.hasOwn(coloured, name)) return { markup: coloured[name] ?? '', plain: false };
  if (Object.hasOwn(plain, name)) return { markup: plain[name] ?? '', plain: true };
  return unknown;
}
