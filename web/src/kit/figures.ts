/** A number as it is printed: with a true minus sign, and a half as ½. */
export function figure(n: number): string {
  const size = Math.abs(n);
  const whole = Math.floor(size);
  const half = size - whole === 0.5;
  const written = half ? `${whole || ''}½` : String(size);
  return n < 0 ? `−${written}` : written;
}
