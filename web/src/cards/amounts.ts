/** Amounts of goods in a card's text: they get an icon. */

/** A piece of a text; one with a good is an amount of it. */
export interface Piece {
  text: string;
  good?: string;
}

/** Cut a text at its amounts; `forms` are the words for each good, as they stand after a number; a clay room is no clay. */
export function pieces(text: string, forms: ReadonlyMap<string, readonly string[]>): Piece[] {
  const goods = new Map([...forms].flatMap(([good, words]) => words.map((word) => [word, good])));
  const longest = [...goods.keys()].sort((a, b) => b.length - a.length);
  const amount = new RegExp(`\\d+\\s+(${longest.join('|')})(?!\\p{L}| room)`, 'giu');
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(amount)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[0], good: goods.get((match[1] ?? '').toLowerCase()) });
    from = match.index + match[0].length;
  }
  return from < text.length ? [...found, { text: text.slice(from) }] : found;
}
