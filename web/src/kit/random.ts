/** Numbers from 0 to 1 that look random and are always the same for the same seed. */
export function* scatter(seed: number): Generator<number, never> {
  let word = (seed + 1) * 0x9e3779b9;
  for (;;) {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
