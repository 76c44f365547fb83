import { describe, expect, it } from 'vitest';
import { after, lostBy, payText, saved, size, waysOf, within, type Means } from './progress';
import type { CraftName, Price } from './types';

const price = (craft: CraftName, payments: Price['payments'], tools: number | null = 0): Price => ({
  craft,
  tools,
  jewel: false,
  payments,
});
const means = (goods: Means['goods'], tools = 0, jewels = 0): Means => ({ goods, tools, jewels });

describe('a payment', () => {
  it('is named as its craft orders it', () => {
    expect(payText({ clay: 2, rye: 1 })).toBe('pay 2clay+1rye');
    expect(payText({ flax: 1, barley: 0, rye: 2 })).toBe('pay 1flax+2rye');
  });

  it('saves goods against the full price', () => {
    expect(size({ clay: 2, rye: 1 })).toBe(3);
    expect(saved({ clay: 2, rye: 1 }, 4)).toBe(1);
    expect(saved({ clay: 4 }, 4)).toBe(0);
  });
});

describe('what remains possible', () => {
  const carpentry = price('carpentry', [{ clay: 3 }, { clay: 2, rye: 1 }]);
  const bakery = price('bakery', [{ barley: 1, rye: 1 }, { rye: 3 }]);
  const blocked = price('brewery', [{ barley: 1 }], 2);

  it('depends on goods, tools and jewels', () => {
    expect(within(carpentry, means({ clay: 3 }))).toBe(true);
    expect(within(carpentry, means({ clay: 1 }))).toBe(false);
    expect(within(carpentry, means({ clay: 1 }, 0, 1))).toBe(true);
    expect(within(blocked, means({ barley: 9 }, 1))).toBe(false);
    expect(within(price('icehouse', [], null), means({ milk: 9 }, 9, 9))).toBe(false);
  });

  it('shrinks by what is paid', () => {
    const left = after({ ...carpentry, tools: 2 }, { clay: 2, rye: 1 }, means({ clay: 5, rye: 1 }, 3, 1));
    expect(left).toEqual({ goods: { clay: 3, rye: 0 }, tools: 1, jewels: 1 });
    expect(after(carpentry, null, means({ clay: 5 }, 3, 1)).jewels).toBe(0);
  });

  it('names the crafts that drop out, and no others', () => {
    const prices = [carpentry, bakery, blocked];
    const mine = means({ clay: 3, rye: 1, barley: 1 }, 1);
    expect(lostBy(carpentry, { clay: 2, rye: 1 }, prices, mine)).toEqual(['bakery']);
    expect(lostBy(carpentry, { clay: 3 }, prices, mine)).toEqual([]);
  });

  it('counts tools that are used up', () => {
    const first = price('icehouse', [{ milk: 1 }], 2);
    expect(lostBy(first, { milk: 1 }, [first, blocked], means({ milk: 1, barley: 1 }, 3))).toEqual(['brewery']);
  });
});

describe('ways to pay', () => {
  it('have the fewest goods first', () => {
    const bakery = price('bakery', [{ rye: 3 }, { barley: 1, rye: 1 }, { barley: 3 }]);
    const [best] = waysOf(bakery, [bakery], means({ rye: 3, barley: 3 }));
    expect(best?.payment).toEqual({ barley: 1, rye: 1 });
  });

  it('keep other crafts in reach', () => {
    const bakery = price('bakery', [{ barley: 2 }, { rye: 2 }]);
    const brewery = price('brewery', [{ barley: 2 }]);
    const ways = waysOf(bakery, [bakery, brewery], means({ barley: 3, rye: 2 }));
    expect(ways.map(({ payment }) => payText(payment))).toEqual(['pay 2rye', 'pay 2barley']);
    expect(ways[1]?.lost).toEqual(['brewery']);
  });

  it('spare what is scarce', () => {
    const icehouse = price('icehouse', [{ meat: 2, milk: 1 }, { meat: 1, milk: 2 }]);
    const [best] = waysOf(icehouse, [icehouse], means({ meat: 2, milk: 8 }));
    expect(best?.payment).toEqual({ meat: 1, milk: 2 });
  });
});
