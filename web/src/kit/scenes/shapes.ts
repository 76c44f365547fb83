/**
 * The shapes that scenes are made of, as markup in a picture of 120 by 84 units. A shape that stands is given
 * the middle of its foot and its size; the ground of most scenes begins at 54.
 */
import { drawingOf } from '../drawings';

const fill = (colour: string) => `fill="var(--${colour})"`;
/** The cuts of the knife: thin and fainter than outlines. */
const CUT = 'fill="none" stroke-width=".9" stroke-opacity=".7"';

/** A shape moved and scaled, its lines as thick as before. */
export function at(x: number, y: number, scale: number, markup: string): string {
  const width = Math.round(140 / scale) / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${width}">${markup}</g>`;
}

/** A drawing of the kit with its upper left corner at (x, y). */
export function print(name: string, x: number, y: number, size: number, mirrored = false): string {
  const scale = size / 24;
  const turn = mirrored ? ` translate(24 0) scale(-1 1)` : '';
  const width = Math.round(130 / scale) / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale})${turn}" stroke-width="${width}">${drawingOf(name).markup}</g>`;
}

/** Ground from the height `y` down, with a few blades or clods. */
export function land(colour = 'grass', y = 54): string {
  return `<path ${fill(colour)} d="M-4 ${y}q32-6 64-2t64-1v60h-128Z"/>
    <path ${CUT} d="M10 ${y + 8}h12M34 ${y + 15}h9M92 ${y + 10}h14M70 ${y + 20}h12M14 ${y + 23}h14"/>`;
}

/** Hills behind. */
export function hills(colour = 'kit-far', y = 46): string {
  return `<path ${fill(colour)} d="M-4 ${y}q26-14 54-2t74-6v50h-128Z"/>`;
}

/** A broad-leaved tree. */
export function oak(x: number, y: number, scale = 1, colour = 'kit-leaf'): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('wood')} d="M-2.5 0 -2-12h4L2.5 0Z"/>
    <path ${fill(colour)} d="M-3-9C-12-8-15-17-9-22c-1-8 7-12 11-8 7-2 12 5 8 11 3 6-3 11-8 10-2 1.5-3 1-5 0Z"/>
    <path ${CUT} d="M-8-14q3 3 7 2M-1-24q4 0 6 3M3-14q4 0 6-3"/>`,
  );
}

/** A fir. */
export function fir(x: number, y: number, scale = 1, colour = 'hedge'): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('wood')} d="M-1.8 0v-6h3.6v6Z"/>
    <path ${fill(colour)} d="M0-36 7-23H3.5L10-13H5.5L12-4h-24l6.5-9h-4.5l6.5-10H-7Z"/>
    <path ${CUT} d="M0-28v20M-5-8 0-13M5-16 0-20"/>`,
  );
}

/** A stump with its rings. */
export function stump(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('wood')} d="M-7 0q1-4 1-9H6q0 5 2 9Z"/><ellipse cx="0" cy="-9" rx="6" ry="2.4" ${fill('kit-cut')}/>`,
  );
}

/** A round bush, or a part of a hedge. */
export function bush(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('kit-leaf')} d="M-10 0c-4-6 0-11 5-10 2-5 9-5 11 0 6-1 8 6 4 10Z"/><path ${CUT} d="M-4-5q3 2 5 0M4-6q2 2 4 1"/>`,
  );
}

/** Reed with its heads, and leaves. */
export function reeds(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path fill="none" stroke-width="1.8" d="M-8 0q1-14-1-24M0 0q0-18 1-32M8 0q0-12 3-24"/>
    <path ${fill('field')} d="M-11-24q2-5 4 0l-.5 8h-3ZM-1-32q2-5 4 0l-.5 9H-.5ZM9-24q2-5 4 0l-1 8H9Z"/>
    <path ${fill('kit-leaf')} d="M-5 0q-2-12-10-17 2 9 6 17ZM4 0q-2-10-6-15 0 9 3 15ZM12 0q0-8 7-13-1 8-3 13Z"/>`,
  );
}

/** Water from the height `y` down. */
export function water(y = 58): string {
  return `<path ${fill('water')} d="M-4 ${y}q32 4 64 0t64 1v40h-128Z"/>
    <path fill="none" stroke="var(--kit-wool)" stroke-width="1.3" d="M12 ${y + 9}q6-3 12 0t12 0M76 ${y + 8}q6-3 12 0t12 0M44 ${y + 17}q6-3 12 0t12 0"/>`;
}

/** A pit with its layers, dug into the ground. */
export function pit(colour: string, x = 70, y = 52, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('field')} d="M-42 2q40-12 84 0-6 24-18 30h-48q-12-8-18-30Z"/>
    <path ${fill(colour)} d="M-32 6q32-8 64 0-5 18-14 22h-36q-9-6-14-22Z"/>
    <path ${CUT} d="M-28 13q28-5 56 0M-23 20q23-4 46 0"/>`,
  );
}

/** A rock with facets. */
export function rock(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('stone')} d="M-16 0-12-13-3-20 8-16 15-6 13 0Z"/>
    <path ${fill('kit-wool')} fill-opacity=".5" stroke="none" d="M-12-13-3-20 8-16-2-10Z"/>
    <path ${CUT} d="M-12-13-2-10 8-16M-2-10 1 0M8-16l2 10"/>`,
  );
}

/** A wall of rock with ledges. */
export function cliff(): string {
  return `<path ${fill('stone')} d="M30 90V62l8-4 2-16 12-5 5-13 18-6 14 5 8 12 12 3 3 16 12 4v32Z"/>
    <path ${fill('kit-wool')} fill-opacity=".4" stroke="none" d="M57 24l18-6 14 5-15 9-20 4ZM40 42l12-5 16 4-14 9-16 2Z"/>
    <path ${CUT} d="M38 58h22l8-8h18l10 8h16M54 36l20-4 15-9M60 58v16M86 50v14M96 60l-3 14M74 32v18"/>`;
}

/** Rails on posts between two places. */
export function rails(left: number, right: number, y: number): string {
  const step = (right - left) / Math.max(1, Math.round((right - left) / 18));
  const posts = [];
  for (let x = left; x <= right + 0.1; x += step) posts.push(`M${(x - 1.7).toFixed(1)} ${y + 2}v-16l1.7-2.5 1.7 2.5v16Z`);
  return `<path ${fill('wood')} d="M${left - 4} ${y - 11}H${right + 4}v3.2H${left - 4}ZM${left - 4} ${y - 4}H${right + 4}v3.2H${left - 4}Z"/>
    <path ${fill('wood')} d="${posts.join('')}"/>`;
}

/** Furrows that run towards the viewer, from the height `y` down. */
export function furrows(y = 50, colour = 'field'): string {
  const lines = [-30, -4, 20, 42, 62, 82, 104, 128, 152];
  const seams = lines.map((x, i) => `M${60 + (i - 4) * 11} ${y + 1}Q${60 + (x - 60) * 0.5} ${y + 12} ${x} 88`);
  return `<path ${fill(colour)} d="M-4 ${y + 2}q32-5 64-2t64-1v60h-128Z"/><path ${CUT} stroke-width="1.6" d="${seams.join('')}"/>`;
}

/** A sheaf of ears that stands. */
export function sheaf(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('straw')} d="M-7 0-3-12-10-27-4-29-2-33 3-31 8-29 11-24 4-12 8 0Z"/>
    <path ${CUT} d="M-3-13-7-26M0-13V-30M3-13 7-26M-3 0-1-10M3 0 1-10"/>
    <path ${fill('kit-cut')} d="M-5-15H6v4H-5Z"/>`,
  );
}
