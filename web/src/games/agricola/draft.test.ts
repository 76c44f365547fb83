import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/choice.svelte';
import { Draft } from './draft.svelte';
import type { Seat } from './view';

/** A farm where two pastures are drawn, and somebody who builds fences there. */
function fencing(cards: string[]) {
  const played: string[][] = [];
  const seat = {
    goods: { wood: 15 },
    pastures: [] as string[][],
    cards,
    fences_left: 15,
    hand_size: { occupations: 0, minors: 0 },
  };
  const choice = {
    find: (text: string) => (text.startsWith('fence ') ? { message: { values: {} } } : undefined),
    play: (...texts: string[]) => {
      played.push(texts);
      return Promise.resolve();
    },
  };
  const draft = new Draft(choice as unknown as Choice, () => seat as unknown as Seat);
  draft.put('r1c5', true);
  draft.put('r3c5', true);
  draft.possible = true;
  return { draft, seat, played };
}

describe('building a plan', () => {
  it('is one thing where nothing is asked in between', async () => {
    const { draft, played } = fencing([]);
    await draft.build();
    expect(played).toEqual([['fence r1c5', 'fence r3c5']]);
  });
  it('goes on after the question of a card', async () => {
    const { draft, seat, played } = fencing(['A016']);
    await draft.build();
    expect(played).toEqual([['fence r1c5']]);
    seat.pastures = [['r1c5']];
    draft.clear();
    await draft.proceed();
    await draft.proceed();
    expect(played).toEqual([['fence r1c5'], ['fence r3c5']]);
  });
  it('ends when its last pasture is taken back', async () => {
    const { draft, seat, played } = fencing(['A016']);
    await draft.build();
    await draft.proceed();
    seat.pastures = [['r1c5']];
    await draft.proceed();
    expect(played).toHaveLength(1);
  });
  it('ends with the turn', async () => {
    const { draft, seat, played } = fencing(['A016']);
    await draft.build();
    seat.pastures = [['r1c5']];
    draft.forget();
    await draft.proceed();
    expect(played).toHaveLength(1);
  });
});

describe('fences that enclose nothing', () => {
  function drawing(open: boolean, builder = { goods: { wood: 3 }, fences_left: 15, cards: [] }) {
    const farm = { pastures: [] as string[][], cards: [], goods: {}, fences_left: 2 };
    const choice = {
      decision: { prompt: { values: {} } },
      find: (text: string) => (text.startsWith('fence ') ? { message: { values: {} } } : undefined),
    };
    const draft = new Draft(
      choice as unknown as Choice,
      () => farm as unknown as Seat,
      () => builder as unknown as Seat,
      () => open,
    );
    return draft;
  }

  it('are possible only where fences may be open', async () => {
    const verdicts = [];
    for (const open of [true, false]) {
      const draft = drawing(open);
      draft.toggleEdge('r1c4n');
      await draft.judge();
      verdicts.push([draft.possible, draft.verdict?.id]);
    }
    expect(verdicts).toEqual([[true, undefined], [false, 'agricola-fence-open']]);
  });
  it('are paid by whoever builds', async () => {
    const draft = drawing(true);
    for (const edge of ['r1c4n', 'r1c5n', 'r2c5n']) draft.toggleEdge(edge);
    await draft.judge();
    expect([draft.possible, draft.fences.length]).toEqual([true, 3]);
    draft.toggleEdge('r3c5n');
    await draft.judge();
    expect([draft.possible, draft.verdict?.id]).toEqual([false, 'agricola-fence-too-dear']);
  });
});

describe('what a plan costs', () => {
  const farm = { pastures: [] as string[][], cards: [], goods: { wood: 9 }, fences_left: 15 };
  const drawn = (question: object, goods?: object) => {
    const choice = {
      decision: { prompt: { values: question } },
      find: (text: string) => (text.startsWith('fence ') ? { message: { values: { goods } } } : undefined),
    };
    const draft = new Draft(choice as unknown as Choice, () => farm as unknown as Seat);
    draft.put('r1c5', true);
    draft.put('r3c5', true);
    return draft;
  };
  /** The partner's pieces: 1 wood more for every three begun. */
  const costs = [2, 3, 4, 6, 7, 8, 10, 11, 12];

  it('is told by the question for all its fences together', async () => {
    const draft = drawn({ costs, fences: 15 });
    expect([draft.fences.length, draft.wood, draft.clay]).toEqual([8, 11, false]);
    await draft.judge();
    expect(draft.verdict).toEqual({ id: 'agricola-fence-too-dear', values: { n: 11, wood: 9 } });
  });
  it('may be paid in clay', () => {
    expect(drawn({ costs, fences: 15, clay: 3 }).clay).toBe(true);
  });
  it('is the sum of its actions where the question does not tell it', () => {
    expect([drawn({}, {}).wood, drawn({}, { wood: 4 }).wood]).toEqual([0, 8]);
  });
});
