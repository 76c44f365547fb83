import { expect, test } from 'vitest';
import type { Entry, EntryKind, View } from '../lib/types';
import { flies, type Beat } from './beats';
import { fresh } from './fresh';
import { tell } from './tell';

const line = (kind: EntryKind, seat: number, values: Entry['values'] = {}): Entry => ({
  ...{ i: 0, round: 1, seat, values, kind },
  ...{ id: `log-${kind}`, opens: kind === 'round' },
});
const view = (game: string, spaces: object[] = []) => ({ game, spaces }) as unknown as View;
const flown = (beat: Beat | undefined) =>
  beat?.steps.map((step) => step.filter(flies).map(({ icon, n, from, to }) => `${n} ${icon} ${from.at}-${to.at}`));

test('a person walks to a space, and the goods of it follow in the same beat', () => {
  const forest = view('agricola-revised', [{ id: 'forest', title: 'full-forest' }]);
  const lines = [line('place', 1, { space: 'full-forest' }), line('gain', 1, { goods: { wood: 3 }, source: 'space' })];
  const [beat, ...more] = tell(lines, forest, [0]);
  expect(more).toEqual([]);
  expect(flown(beat)).toEqual([['1 person seat-space'], ['3 wood space-seat']]);
  expect(beat?.caption).toBe(lines[1]);
  expect(beat?.own).toBe(false);
});

test('animals enter the farm, and what is paid goes to the supply', () => {
  const beats = tell([line('gain', 0, { goods: { sheep: 2 } }), line('pay', 0, { goods: { food: 1 } })], view('creatures'), []);
  expect(beats.map(flown)).toEqual([[['2 sheep supply-farm']], [['1 food seat-supply']]]);
});

test('a phase is told for all seats together', () => {
  const lines = [0, 1].map((seat) => line('reap', seat, { goods: { grain: 1 } }));
  const [beat, ...more] = tell([line('harvest', -1), ...lines], view('agricola-classic'), [0]).slice(1);
  expect(more).toEqual([]);
  expect(beat).toMatchObject({ seat: -1, caption: 'motion-reap', own: false });
  expect(flown(beat)).toEqual([['1 grain farm-seat', '1 grain farm-seat']]);
});

test('harvest, feeding and breeding are told one after the other, each for all seats', () => {
  const phases = [line('harvest', -1)];
  for (const seat of [0, 1]) phases.push(line('reap', seat, { goods: { grain: 1 } }));
  for (const seat of [0, 1]) phases.push(line('feed', seat, { goods: { food: 4 } }));
  phases.push(line('beg', 1, { n: 1 }));
  for (const seat of [0, 1]) phases.push(line('breed', seat, { goods: { sheep: 1 } }));
  const beats = tell(phases, view('agricola-revised'), [0]);
  expect(beats.map(({ caption, kind }) => (typeof caption === 'string' ? caption : kind))).toEqual([
    'harvest',
    'motion-reap',
    'motion-feed',
    'beg',
    'motion-breed',
  ]);
  expect(beats.slice(1).map(flown)).toEqual([
    [['1 grain farm-seat', '1 grain farm-seat']],
    [['4 food seat-supply', '4 food seat-supply']],
    [['1 begging supply-seat']],
    [['1 sheep farm-farm', '1 sheep farm-farm']],
  ]);
});

test('a card that is turned up turns over where it lies', () => {
  const board = view('agricola-revised', [{ id: 'fencing', title: 'full-fencing' }]);
  const [round, beat] = tell([line('round', -1), line('reveal', -1, { space: 'full-fencing' })], board, []);
  expect(round?.steps).toEqual([[]]);
  expect(beat?.steps).toEqual([[{ turns: { at: 'space', space: 'fencing' } }]]);
  expect(beat?.sound).toBe('paper');
});

test('own deeds are own; what has no picture is not told', () => {
  expect(tell([line('plow', 0, { cell: 'r1c2' })], view('agricola-revised'), [0])[0]?.own).toBe(true);
  expect(tell([line('other', 1)], view('hallertau'), [0])).toEqual([]);
});

test('every game tells its own lines', () => {
  const told = (game: string, entry: Entry) => flown(tell([entry], view(game), [])[0])?.[0];
  expect(told('agricola-revised', line('room', 0, { cell: 'r1c1', goods: { clay: 5, reed: 2 } }))).toEqual([
    '5 clay seat-supply',
    '2 reed seat-supply',
    '1 room-clay supply-farm',
  ]);
  expect(told('hallertau', line('reap', 0, { crop: 'hops', n: 3 }))).toEqual(['3 hops farm-seat']);
  expect(told('express', line('feed', 0, { n: 4 }))).toEqual(['4 food seat-supply']);
  expect(told('creatures', line('stable', 0, { cell: 'r1c1' }))).toEqual(['1 stall supply-farm']);
});

test('news are what a log did not have, also after something was taken back', () => {
  const [a, b, c] = [line('place', 0, { space: 'a' }), line('gain', 0, { n: 1 }), line('pay', 1, { n: 2 })];
  expect(fresh([a], [a, b])).toEqual([b]);
  expect(fresh([a, b], [a])).toEqual([]);
  expect(fresh([a, b], [a, c, b])).toEqual([c]);
});
