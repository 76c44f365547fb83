/** The outline of a grown-up in 24 units. */
export const adult =
  'M12 1.4a4.3 4.3 0 0 1 3.9 6.1c2.7.8 6.7 2.7 6.7 5.3 0 1.7-1.6 2.2-3.1 2l-1.9-.2c.6 2.4 2 4.6 2.4 6.1.3 1.2-.4 1.9-1.6 1.9h-4c-1.2 0-1.5-2.1-2.4-2.1s-1.2 2.1-2.4 2.1h-4c-1.2 0-1.9-.7-1.6-1.9.4-1.5 1.8-3.7 2.4-6.1l-1.9.2c-1.5.2-3.1-.3-3.1-2 0-2.6 4-4.5 6.7-5.3A4.3 4.3 0 0 1 12 1.4Z';

/** The outline of a swaddled newborn in 24 units. */
export const newborn =
  'M12 3.2a4.7 4.7 0 0 1 4 7.2c2.2 1.3 3.2 3.4 3.2 5.7 0 3.9-3 6.5-7.2 6.5s-7.2-2.6-7.2-6.5c0-2.3 1-4.4 3.2-5.7a4.7 4.7 0 0 1 4-7.2Z';

/** A guest's hat on the head of a grown-up. */
export const hat = 'M5.2 5.4c1.6-.7 2.8-1 3.4-1.1.1-2.4 1.2-4 3.4-4s3.3 1.6 3.4 4c.6.1 1.8.4 3.4 1.1-3.8 1.5-9.8 1.5-13.6 0Z';

/** A roof over the head of a grown-up who lives on a card. */
export const thatch = 'M12-1 20.4 4.8l-1.4 2L12 2.2 5 6.8l-1.4-2Z';

/** The symbols of the seats ● ■ ▲ ◆ ★, about the origin and of about the same weight. */
export const symbols = [
  'M-3.1 0a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1-6.2 0Z',
  'M-2.8-2.8h5.6v5.6h-5.6Z',
  'M0-3.5 3.6 2.7h-7.2Z',
  'M0-3.9 3.3 0 0 3.9-3.3 0Z',
  'M0-4 1.150-1.450 3.9-1.2 1.850.7 2.450 3.4 0 2-2.450 3.4-1.850.7-3.9-1.2-1.150-1.450Z',
] as const;

/** The symbol of a seat. */
export function symbolOf(seat: number): string {
  return symbols[seat % symbols.length] ?? symbols[0];
}

/** The colour of a seat. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % symbols.length})`;
}

/** The colour of the symbol on its seat's colour: dark on natural wood, light on paint. */
export function symbolColourOf(seat: number): string {
  return seat % symbols.length === 4 ? 'var(--line)' : 'var(--kit-wool)';
}
