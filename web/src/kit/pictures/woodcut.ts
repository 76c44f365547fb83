/** The rays of a sun about (x, y): wedges that taper outward, from radius `inner` to `outer`. */
export function rays(x: number, y: number, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const reach = i % 2 ? outer : inner + (outer - inner) * 0.6;
    const half = 0.9 / count;
    const at = (radius: number, turn: number) =>
      `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
    return `M${at(inner, angle - half)}L${at(reach, angle)}L${at(inner, angle + half)}Z`;
  }).join('');
}

/** A level edge of a field: from `left` to `right` at the height `y`. */
type Edge = [left: number, right: number, y: number];

/** Furrows that run from the far edge of a field towards the viewer, as wedges. */
export function furrows(far: Edge, near: Edge, count: number): string {
  const [farLeft, farRight, top] = far;
  const [nearLeft, nearRight, bottom] = near;
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const start = farLeft + (farRight - farLeft) * share;
    const width = (nearRight - nearLeft) / count;
    const end = nearLeft + (nearRight - nearLeft) * share;
    const [a, b, c] = [start, end + width * 0.22, -width * 0.44].map((n) => n.toFixed(1));
    return `M${a} ${top}L${b} ${bottom}h${c}Z`;
  }).join('');
}

/** Cuts of the knife: level strokes, thick in the middle, each from (x, y) over its length. */
export function cuts(...strokes: [x: number, y: number, length: number][]): string {
  return strokes
    .map(([x, y, length]) => {
      const half = length / 2;
      return `M${x} ${y}q${half}-2.4 ${length} 0q${-half} 1-${length} 0Z`;
    })
    .join('');
}
