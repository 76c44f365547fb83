/** The shapes that pictures of tiles are made of, in 24 units, in the manner of the kit's drawings. */

const WINDOW = 'fill="var(--line)" stroke-width=".8"';
const LIGHT = 'stroke-width=".9" stroke-opacity=".6"';

/** A house seen from its gable. */
export function gable(wall: string, roof: string, courses = ''): string {
  return `
    <path fill="var(--${wall})" d="M4 11 12 4.6 20 11v10.6H4Z"/>
    <path ${LIGHT} d="${courses}"/>
    <path fill="var(--line)" d="M10 21.6v-5.4a2 2 0 0 1 4 0v5.4Z"/>
    <path fill="var(--${roof})" d="M1.6 12.4 12 2.6l10.4 9.8-1.8 1.7L12 6.2l-8.6 7.9Z"/>`;
}

/** A long building seen from its eaves, with a door in the middle. */
export function long(wall: string, roof: string, courses = ''): string {
  return `
    <path fill="var(--${wall})" d="M2.6 12h18.8v9.6H2.6Z"/>
    <path ${LIGHT} d="${courses}"/>
    <path fill="var(--line)" d="M9.6 21.6v-6.2h4.8v6.2Z"/>
    <path fill="var(--${roof})" d="M.8 13.2 4.6 4.8h14.8l3.8 8.4Z"/>
    <path ${LIGHT} d="M3.2 10.4h17.6M3.9 7.6h16.2"/>`;
}

/** A roof on posts, dark beneath. */
export function open(roof: string): string {
  return `
    <path fill="var(--line)" fill-opacity=".3" stroke="none" d="M3 11h18v10.6H3Z"/>
    <path fill="var(--wood)" d="M2.6 11h2.2v10.6H2.6ZM10.9 11h2.2v10.6h-2.2ZM19.2 11h2.2v10.6h-2.2Z"/>
    <path fill="var(--${roof})" d="M.8 12 4.6 4.4h14.8L23.2 12Z"/>
    <path ${LIGHT} d="M3 9.4h18M4 6.8h16"/>`;
}

/** A large house between two towers. */
export function towers(roof: string): string {
  return `
    <path fill="var(--stone)" d="M1.6 9.6h5v12h-5ZM17.4 9.6h5v12h-5Z"/>
    <path fill="var(--kit-wool)" d="M6.6 12h10.8v9.6H6.6Z"/>
    <path fill="var(--${roof})" d="M.8 9.8 4.1 3.2l3.3 6.6ZM16.6 9.8l3.3-6.6 3.3 6.6ZM5.8 12.4 8 7.6h8l2.2 4.8Z"/>
    <path fill="var(--line)" d="M10.2 21.6v-4.4a1.8 1.8 0 0 1 3.6 0v4.4Z"/>
    <path ${WINDOW} d="M3.4 13h1.4v2.2H3.4ZM19.2 13h1.4v2.2h-1.4Z"/>`;
}

/** Two houses, one behind the other. */
export function double(wall: string, roof: string): string {
  return `
    <g transform="translate(8.6 -.8) scale(.62)" stroke-width="1.8">${gable(wall, roof)}</g>
    <g transform="translate(.2 4.8) scale(.78)" stroke-width="1.4">${gable(wall, roof)}</g>`;
}

/** Rails and posts around a yard. */
export function yard(ground = 'grass-dark'): string {
  return `
    <path fill="var(--${ground})" stroke="none" d="M4.4 7h15.2l3 14H1.4Z"/>
    <path fill="var(--wood)" stroke-width="1" d="M3.6 6h16.8v2H3.6ZM.8 15.4h22.4v2H.8ZM.8 19h22.4v2H.8Z"/>
    <path fill="var(--wood)" stroke-width="1" d="M4 4.2h2V10H4ZM18 4.2h2V10h-2ZM1.4 13h2.4v9.2H1.4ZM20.2 13h2.4v9.2h-2.4ZM10.8 13h2.4v9.2h-2.4Z"/>`;
}

/** Another drawing, small, in the lower right corner or at (x, y). */
export function mark(drawing: string, x = 11, y = 10.6, scale = 0.56): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="1.6">${drawing}</g>`;
}

export const BEAMS = 'M4 14.4h16M12 5v9.4M4 21.6l5-7.2M20 21.6l-5-7.2M7.4 9.4v5M16.6 9.4v5';
export const LOGS = 'M4 13h16M4 15.8h16M4 18.6h16M6.6 10.2h10.8';
export const BOARDS = 'M5.4 13.4v8M8 13.4v8M16 13.4v8M18.6 13.4v8';
export const BLOCKS = 'M4 14h4M16 14h4M4 18h4M16 18h4M6 11v3M18 11v3M6.4 14v4M17.6 14v4';

export const heart =
  '<path fill="var(--alarm)" d="M12 21C4 15.4 1.8 11 3 7.4c1.4-4 6.8-4 9 0 2.2-4 7.6-4 9 0 1.2 3.6-1 8-9 13.6Z"/>';
export const leaf =
  '<path fill="var(--kit-leaf)" d="M3 21C2 9.4 9 3 21.6 3 22 14.6 15.6 21 6 19.4Z"/><path d="M3 21 15 9.6"/>';
export const saw = `
  <path fill="var(--kit-iron)" d="M2 9h15v6l-1.5 2-1.5-2-1.5 2-1.5-2-1.5 2-1.5-2-1.5 2-1.5-2-1.5 2L2 15Z"/>
  <path fill="var(--wood)" d="M17 7.4c4-1 6 1 6 4.6s-2 5.6-6 4.6Z"/>`;
export const ledger = `
  <path fill="var(--kit-wool)" d="M4 2.6h16v18.8H4Z"/>
  <path stroke-width="1.8" d="M7.6 8h8.8M7.6 12h8.8M7.6 16h5"/>`;
export const coin = `
  <circle cx="12" cy="12" r="9.6" fill="var(--straw)"/>
  <path stroke-width="2.2" d="M6.6 9.6h9l-2.6-2.6M17.4 14.4h-9l2.6 2.6"/>`;
export const churn = `
  <path fill="var(--kit-iron)" d="M9 2h6v3.4l3 4V22H6V9.4l3-4Z"/>
  <path stroke-width="1.8" d="M6 12.6h12M8.4 2h7.2"/>`;
export const mug = `
  <path d="M17 9h3c2.6 0 2.6 8 0 8h-3" stroke-width="2.4"/>
  <path fill="var(--straw)" d="M4 7h13v15H4Z"/>
  <path fill="var(--kit-wool)" d="M3.4 8.4c-1.8-3 1-5.4 3.2-4.4 1.4-2.4 5.4-2.4 6.4 0 3-1 5.6 1.6 4.4 4.4Z"/>`;
export const block = `
  <path fill="var(--stone)" d="M2 9.6 14 6l8 4v9l-8 3.4L2 18Z"/>
  <path stroke-width="1.2" d="M2 9.6 14 13.4l8-3.4M14 13.4v9"/>`;
