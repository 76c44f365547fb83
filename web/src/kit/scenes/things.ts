/** What people have built and made, for scenes: like the shapes of the land, by the middle of the foot. */
import { at } from './shapes';

const fill = (colour: string) => `fill="var(--${colour})"`;
const CUT = 'fill="none" stroke-width=".9" stroke-opacity=".7"';

/** Somebody in a coat, seen from afar. */
export function figure(x: number, y: number, scale = 1, coat = 'water'): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill(coat)} d="M-7 0C-7-9-5-15 0-15S7-9 7 0Z"/><circle cx="0" cy="-18" r="4" ${fill('kit-cut')}/>
    <path ${fill('field')} d="M-6.5-19.5Q0-27 6.5-19.5Z"/>`,
  );
}

/** A house from the gable. */
export function hut(x: number, y: number, scale = 1, wall = 'kit-wool', roof = 'roof-clay'): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill(wall)} d="M-15 0v-16L0-29l15 13V0Z"/><path ${fill('line')} fill-opacity=".7" d="M-4 0v-10h8V0Z"/>
    <path ${CUT} d="M-15-11h30M-9-11V0M9-11V0"/><path ${fill(roof)} d="M-20-14 0-33l20 19-3 3L0-27l-17 16Z"/>`,
  );
}

/** The frame of a house that is being built. */
export function frame(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('wood')} d="M-24 0v-24h4V0ZM-2 0v-24h4V0ZM20 0v-24h4V0ZM-27-24h54v-4h-54ZM-27-26 0-46l27 20-3 2L0-41l-24 17ZM-2-28v-14h4v14Z"/>
    <path fill="none" d="M-20-2-2-22M20-2 2-22"/>`,
  );
}

/** A large house with a chimney, a ladder at its roof. */
export function works(x: number, y: number, scale = 1, wall = 'clay'): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill(wall)} d="M-22 0v-20h44V0Z"/><path ${fill('line')} fill-opacity=".7" d="M-5 0v-12h9V0Z"/>
    <path ${CUT} d="M-22-14h17M4-14h18M-22-7h17M4-7h18M-14-20v6M12-20v6M-11-14v7M15-14v7"/>
    <path ${fill('stone')} d="M9-36h7v10H9Z"/><path ${fill('straw')} d="M-28-19-18-34h36l10 15Z"/>
    <path fill="none" stroke-width="1.8" d="M20 1 12-32M27 1 19-32M19-4l7-1M17-13l7-1M15-22l7-1"/>`,
  );
}

/** A wheelbarrow with a load. */
export function barrow(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('field')} d="M-14-15q6-11 14-9t13 9Z"/><path ${fill('wood')} d="M-18-15h36l-7 11h-22Z"/>
    <path fill="none" stroke-width="2.2" d="M12-6 33-12M-10-4l-3 5M8-4l4 5M-16-12l-7 6"/>
    <circle cx="-24" cy="-5" r="6" ${fill('kit-cut')}/><path fill="none" d="M-30-5h12M-24-11V1"/>`,
  );
}

/** A table on trestles. */
export function table(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('wood')} d="M-22-16h44v4h-44ZM-17-12h4L-16 0h-4ZM13-12h4l3 12h-4Z"/>
    <path ${fill('kit-cut')} d="M-26-5h11v3h-11ZM15-5h11v3H15Z"/>`,
  );
}

/** A desk with its bench, as in a school. */
export function desk(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('wood')} d="M-14-14 10-18v4l-24 4ZM-11-10h3V0h-3ZM5-13h3V0H5Z"/>
    <path ${fill('kit-wool')} d="M-8-16 3-18v-3l-11 2Z"/><path ${fill('kit-cut')} d="M14-8h15v3H14ZM16-5h3v5h-3ZM24-5h3v5h-3Z"/>`,
  );
}

/** A board on the wall with letters. */
export function blackboard(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('hedge')} d="M-22-26h44V0h-44Z"/>
    <path fill="none" stroke="var(--kit-wool)" stroke-width="1.8" d="M-15-8l4-11 4 11M-14-12h6M-1-19v11h4q5-3 0-6 4-3 0-5ZM17-17q-7-3-7 4t7 4"/>`,
  );
}

/** A sack with its mouth tied, or open. */
export function sack(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('reed')} d="M-12 0c-4-9-1-16 5-20l-3-6 10 2 10-2-3 6c6 4 9 11 5 20Z"/>
    <path fill="none" stroke-width="1.8" d="M-7-20H7"/><path ${CUT} d="M-7-8q2-6 5-8M6-4q2-6 0-10"/>`,
  );
}

/** A stall with an awning. */
export function stand(x: number, y: number, scale = 1, cloth = 'alarm'): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('wood')} d="M-22 0v-30h3V0ZM19 0v-30h3V0Z"/><path ${fill('kit-cut')} d="M-24-12h48V0h-48Z"/><path ${CUT} d="M-24-6h48"/>
    <path ${fill('kit-wool')} d="M-27-27-21-38h42l6 11q-4.5 5-9 0-4.5 5-9 0-4.5 5-9 0-4.5 5-9 0-4.5 5-9 0Z"/>
    <path fill="none" stroke="var(--${cloth})" stroke-width="4" d="M-14-36l-3 8M0-36v8M14-36l3 8"/>`,
  );
}

/** A stage with a curtain drawn aside. */
export function stage(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('wood')} d="M-32 0v-9h64V0Z"/><path ${CUT} d="M-32-5h64M-16-9V0M0-9V0M16-9V0"/>
    <path ${fill('alarm')} d="M-30-9v-32h18q0 18-10 32ZM30-9v-32H12q0 18 10 32Z"/><path ${fill('straw')} d="M-32-40h64v-5h-64Z"/>
    ${figure(0, -9, 0.85, 'kit-point')}`,
  );
}

/** A cart with a cover. */
export function wagon(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('kit-wool')} d="M-22-14q2-22 22-22t22 22Z"/><path ${CUT} d="M-9-14q0-16 4-21M9-14q0-16-4-21"/>
    <path ${fill('wood')} d="M-26-14h52l-3 8h-46Z"/><circle cx="-14" cy="-5" r="7" ${fill('kit-cut')}/><circle cx="14" cy="-5" r="7" ${fill('kit-cut')}/>
    <path fill="none" d="M-21-5h14M-14-12V2M7-5h14M14-12V2"/>`,
  );
}

/** A cot on rockers with somebody in it. */
export function cot(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path fill="none" stroke-width="2.6" d="M-24-3q24 9 48 0"/>
    <path ${fill('kit-wool')} d="M-17-16q17-10 35 0Z"/><circle cx="-13" cy="-19" r="5" ${fill('kit-cut')}/>
    <path ${fill('wood')} d="M-22-16h44l-4 14h-36Z"/><path ${CUT} d="M-12-16l2 14M0-16v14M12-16l-2 14"/>
    <path ${fill('wood')} d="M-26-32q9 0 9 10v6h-9Z"/>`,
  );
}

/** A window with the night behind it. */
export function pane(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('kit-cut')} d="M-10-24h20V0h-20Z"/><path ${fill('water')} d="M-7-21H7v18H-7Z"/><path fill="none" d="M0-21v18M-7-12H7"/>`,
  );
}

/** A wall of rounded stones. */
export function wall(left: number, right: number, y: number): string {
  const stones = [];
  for (let x = left, i = 0; x < right; x += 12, i += 1) {
    stones.push(`M${x} ${y}v-8q6-3 12 0v8ZM${x + (i % 2 ? 3 : -3)} ${y - 8}v-7q6-3 11 0v7Z`);
  }
  return `<path ${fill('stone')} d="${stones.join('')}"/>`;
}

/** An open hearth beneath a hood, `pot` hanging in it. */
export function hearth(x: number, y: number, scale = 1, pot = true): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('stone')} d="M-26 0v-32h52V0Z"/><path ${fill('kit-cut')} d="M-30-32-18-46h36l12 14Z"/>
    <path ${fill('line')} fill-opacity=".7" d="M-17 0v-20q17-9 34 0V0Z"/>
    <path ${fill('straw')} d="M0-15q9 8 7 15H-7q-2-6 2-9 1 3 3 3 0-5 2-9Z"/>
    ${pot ? `<path fill="none" d="M0-24v7"/><path ${fill('kit-iron')} d="M-8-17H8q0 9-8 9t-8-9Z"/>` : ''}
    <path ${CUT} d="M-26-22h9M17-22h9M-26-11h9M17-11h9"/>`,
  );
}

/** Stones in a ring with a fire. */
export function fireplace(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('straw')} d="M0-30q16 15 11 28h-22q-4-10 3-16 2 6 5 6 0-9 3-18Z"/><path ${fill('alarm')} d="M1-15q7 7 4 13h-9q-2-6 5-13Z"/>
    <path ${fill('wood')} d="M-17-6 15 0l-1 4-32-6ZM17-6-15 0l1 4 32-6Z"/>
    <path ${fill('stone')} d="M-26 4q0-8 7-8t7 8ZM12 4q0-8 7-8t7 8ZM-9 6q0-7 8-7t8 7Z"/>`,
  );
}

/** A domed oven with its peel. */
export function oven(x: number, y: number, scale = 1, colour = 'clay'): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill(colour)} d="M-26 0v-8q2-26 26-26T26-8v8Z"/><path ${fill(colour)} d="M8-42h9v14l-9-4Z"/>
    <path ${fill('line')} fill-opacity=".7" d="M-11 0v-6q0-11 11-11T11-6v6Z"/><path ${fill('straw')} d="M-7 0q1-9 7-11 6 2 7 11Z"/>
    <path ${CUT} d="M-22-14q4-8 10-12M13-26q6 4 9 12M-26-7h11M15-7h11"/>`,
  );
}

/** A well beneath its roof. */
export function well(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    `<path ${fill('wood')} d="M-17-12v-22h3v22ZM14-12v-22h3v22Z"/><path fill="none" d="M0-32v12"/><path ${fill('kit-iron')} d="M-5-20H5l-1 8h-8Z"/>
    <path ${fill('stone')} d="M-22 0v-13h44V0Z"/><path ${CUT} d="M-22-7h44M-10-13v6M6-13v6M-3-7v7M13-7v7"/>
    <path ${fill('roof-clay')} d="M-25-31 0-46l25 15Z"/>`,
  );
}
