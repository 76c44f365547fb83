/** Ways to pay for an advance: in which order they are shown, and what each leaves possible. */
import type { Goods } from '../../lib/types';
import type { Price } from './types';

/** What a seat can still spend. */
export interface Means {
  goods: Goods;
  jewels: number;
  /** Tools that are not exhausted. */
  tools: number;
}

/** A way to pay, and the other crafts that could advance now but could not any more after it. */
export interface Way {
  payment: Goods;
  lost: string[];
}

/** How many goods a payment takes. */
export function size(payment: Goods): number {
  return Object.values(payment).reduce((sum, n) => sum + n, 0);
}

/** A payment as its action names it: `pay 2clay+1rye`. */
export function payText(payment: Goods): string {
  const parts = Object.entries(payment).filter(([, n]) => n > 0);
  return `pay ${parts.map(([good, n]) => `${n}${good}`).join('+')}`;
}

/** Whether a craft can advance with these means. */
export function within({ tools, payments }: Price, means: Means): boolean {
  if (tools === null || tools > means.tools) return false;
  const payable = (payment: Goods) =>
    Object.entries(payment).every(([good, n]) => n <= (means.goods[good] ?? 0));
  return means.jewels > 0 || payments.some(payable);
}

/** What is left of one's means after an advance; a jewel pays where no goods are named. */
export function after(price: Price, payment: Goods | null, { goods, jewels, tools }: Means): Means {
  const left = Object.entries(goods).map(([good, n]) => [good, n - (payment?.[good] ?? 0)]);
  return {
    goods: Object.fromEntries(left) as Goods,
    jewels: payment ? jewels : jewels - 1,
    tools: tools - (price.tools ?? 0),
  };
}

/** The other crafts that could advance now but not after this advance. */
export function lostBy(price: Price, payment: Goods | null, prices: readonly Price[], means: Means): string[] {
  const left = after(price, payment, means);
  return prices
    .filter((other) => other.craft !== price.craft && within(other, means) && !within(other, left))
    .map(({ craft }) => craft);
}

/** How much of what one has a payment takes: little of what is plentiful is best. */
function share(payment: Goods, { goods }: Means): number {
  return Object.entries(payment).reduce((sum, [good, n]) => sum + n / Math.max(goods[good] ?? 0, 1), 0);
}

/** The ways to pay for a craft: the fewest goods first, then what keeps others possible and spares what is scarce. */
export function waysOf(price: Price, prices: readonly Price[], means: Means): Way[] {
  const rank = (way: Way) => [size(way.payment), way.lost.length, share(way.payment, means)];
  return price.payments
    .map((payment) => ({ payment, lost: lostBy(price, payment, prices, means) }))
    .sort((one, other) => {
      const others = rank(other);
      const [differing = 0] = rank(one).map((n, i) => n - (others[i] ?? 0)).filter(Boolean);
      return differing;
    });
}

/** The goods that a payment saves against the full price. */
export function saved(payment: Goods, round: number): number {
  return round - size(payment);
}
