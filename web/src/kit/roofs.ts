/** How a roof is covered: its colour, that of ridge and chimney, and its courses. */
interface Roof {
  colour: string;
  ridge: string;
  courses: string;
}

const left = 6.5;
const right = 113.5;

/** Boards that run from the ridge to the eaves, with a knot here and there. */
function boards(): string {
  const seams = Array.from({ length: 8 }, (_, i) => `M${left + (i + 1) * 12} 7V113`);
  const knots = [
    [24, 30],
    [49, 88],
    [61, 22],
    [97, 84],
  ].map(([x, y]) => `M${x} ${y}a2 4 0 1 0 .1 0`);
  return `${seams.join('')}${knots.join('')}M13 80v14M73 36v12M85 72v10M37 40v10`;
}

/** Rows of round tiles. */
function tiles(): string {
  const rows = [20, 32.5, 45, 74, 86.5, 99];
  return rows
    .map((y, i) => {
      const shift = i % 2 ? 0 : 7;
      const arcs = Array.from({ length: 8 - (i % 2 ? 0 : 1) }, () => 'q6.7 9 13.375 0').join('');
      return `M${left + shift} ${y}${arcs}`;
    })
    .join('');
}

/** Rows of slates, each row shifted by half a slate. */
function slates(): string {
  const rows = [5, 17.5, 30, 42.5, 65, 77.5, 90, 102.5];
  return rows
    .map((y, i) => {
      const seams = Array.from({ length: 6 }, (_, k) => left + (i % 2 ? 9 : 18) + k * 18)
        .filter((x) => x < right)
        .map((x) => `M${x} ${y}v12.5`);
      return `M${left} ${y}H${right}${seams.join('')}`;
    })
    .join('');
}

export const roofs: Readonly<Record<'wood' | 'clay' | 'stone', Roof>> = {
  wood: { colour: 'var(--roof-wood)', ridge: 'var(--kit-cut)', courses: boards() },
  clay: { colour: 'var(--roof-clay)', ridge: 'var(--straw)', courses: tiles() },
  stone: { colour: 'var(--roof-stone)', ridge: 'var(--reed)', courses: slates() },
};
