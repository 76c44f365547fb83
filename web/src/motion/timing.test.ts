import { expect, test } from 'vitest';
import type { Beat } from './beats';
import { paceOf, wait } from './timing';

const beat = (own: boolean): Beat => ({ seat: 0, caption: 'motion-feed', steps: [], sound: null, own, phase: false, kind: 'feed' });

test('calm is slower than quick, and in words only nothing moves but all can be read', () => {
  const [quick, calm, still] = (['quick', 'calm', 'still'] as const).map((speed) => paceOf(beat(false), speed, false));
  expect(calm!.move).toBeGreaterThan(quick!.move);
  expect(calm!.read).toBeGreaterThan(quick!.read);
  expect(still).toEqual({ move: 0, read: calm!.read });
});

test('own deeds need no reading, and many that wait are told faster', () => {
  for (const speed of ['still', 'quick', 'calm'] as const) {
    const usual = paceOf(beat(false), speed, false);
    const hurried = paceOf(beat(false), speed, true);
    expect(paceOf(beat(true), speed, false)).toEqual({ ...usual, read: 0 });
    expect(hurried.move).toBeLessThanOrEqual(usual.move);
    expect(hurried.read).toBeLessThan(usual.read);
  }
});

test('a pause ends at once when somebody asks for it', async () => {
  const stop = new AbortController();
  const pause = wait(60_000, stop.signal);
  stop.abort();
  await pause;
  await wait(60_000, stop.signal);
});
