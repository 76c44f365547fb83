import { expect, test } from 'vitest';
import { Queue } from './queue';
import { wait } from './timing';

const soon = () => new Promise((done) => setTimeout(done, 0));

test('beats are told one after the other, then it rests', async () => {
  const told: string[] = [];
  let rested = 0;
  const show = async (beat: string) => {
    told.push(`${beat} begins`);
    await soon();
    told.push(`${beat} ends`);
  };
  const queue = new Queue<string>(show, () => (rested += 1));
  queue.add(['a', 'b']);
  expect(queue.telling).toBe(true);
  queue.add(['c']);
  while (queue.telling) await soon();
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(rested).toBe(1);
});

test('finishing ends what runs at once and forgets what waits; news are told after it', async () => {
  const told: string[] = [];
  const queue = new Queue<string>(async (beat, _, stop) => {
    told.push(beat);
    if (beat === 'long') await wait(60_000, stop);
  });
  queue.add(['long', 'never']);
  queue.finish();
  queue.add(['news']);
  while (queue.telling) await soon();
  expect(told).toEqual(['long', 'news']);
});

test('many that wait are hurried, and too many are left out', async () => {
  const told: [number, boolean][] = [];
  const queue = new Queue<number>(async (beat, hurry) => void told.push([beat, hurry]));
  queue.add(Array.from({ length: 100 }, (_, i) => i));
  while (queue.telling) await soon();
  expect(told[0]).toEqual([60, true]);
  expect(told.at(-1)).toEqual([99, false]);
});

test('a beat that fails does not hold up the others', async () => {
  const told: string[] = [];
  const queue = new Queue<string>((beat) => {
    told.push(beat);
    return beat === 'bad' ? Promise.reject(new Error(beat)) : Promise.resolve();
  });
  queue.add(['bad', 'good']);
  while (queue.telling) await soon();
  expect(told).toEqual(['bad', 'good']);
});
