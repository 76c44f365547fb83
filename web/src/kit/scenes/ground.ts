/** The land that a board lies on, in 720 by 400 units: fields between hedges, seen from a hill. */

/** Fields: what grows there, and their outline. */
const FIELDS = [
  ['grass', 'M-10-10H190L150 70-10 90Z'],
  ['straw', 'M190-10H340L330 60 150 70Z'],
  ['kit-near', 'M340-10H560L520 90 330 60Z'],
  ['field', 'M560-10H730V70L520 90Z'],
  ['kit-far', 'M-10 90 150 70 120 190-10 210Z'],
  ['grass', 'M150 70 330 60 350 170 120 190Z'],
  ['kit-near', 'M330 60 520 90 540 200 350 170Z'],
  ['grass', 'M520 90 730 70V190L540 200Z'],
  ['field', 'M-10 210 120 190 170 300-10 320Z'],
  ['kit-near', 'M120 190 350 170 330 290 170 300Z'],
  ['straw', 'M350 170 540 200 560 310 330 290Z'],
  ['kit-far', 'M540 200 730 190V300L560 310Z'],
  ['grass', 'M-10 320 170 300 210 410H-10Z'],
  ['kit-far', 'M170 300 330 290 380 410H210Z'],
  ['grass', 'M330 290 560 310 540 410H380Z'],
  ['kit-near', 'M560 310 730 300V410H540Z'],
] as const;

/** Furrows and stubble. */
const LINES =
  'M205 10 175 58M235 8 215 56M265 6 255 54M295 6 295 52M585 10 560 76M625 8 605 74M665 6 650 72M700 6 692 70' +
  'M10 228 16 306M45 224 62 300M80 218 108 296M380 190 368 284M420 194 412 290M460 198 462 294M500 204 512 300';

/** Hedges along the fields. */
const HEDGES = ['M150 70 120 190 170 300 210 410', 'M330 60 350 170 330 290 380 410', 'M520 90 540 200 560 310', 'M-10 90 150 70 330 60 520 90 730 70', 'M-10 210 120 190 350 170 540 200 730 190', 'M-10 320 170 300 330 290 560 310 730 300'];

const fields = FIELDS.map(([colour, d]) => `<path fill="var(--${colour})" stroke="none" d="${d}"/>`).join('');
const hedges = HEDGES.map(
  (d) =>
    `<path d="${d}" stroke-width="11" stroke-dasharray=".1 8" stroke-opacity=".55"/><path d="${d}" stroke="var(--kit-leaf)" stroke-width="9" stroke-dasharray=".1 8"/>`,
).join('');

/** The drawing. */
export const ground = `${fields}<path d="${LINES}" stroke-width="1.3" stroke-opacity=".35"/>${hedges}`;
