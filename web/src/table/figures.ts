/** A number as it is printed: with a true minus sign. */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
