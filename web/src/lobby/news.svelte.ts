/** What the lobby knows of the server: its games, my tables, the open ones. */
import { api, Refused } from '../lib/api';
import { words } from '../lib/i18n.svelte';
import { keys } from '../lib/keys';
import { keep, keepOnly, recall } from '../lib/known';
import type { Game, Message, MySummary, Summary } from '../lib/types';

const PERIOD = 10_000;

/** What the server tells the lobby. */
interface Told {
  games: Game[];
  mine: MySummary[];
  open: Summary[];
  free: Summary[];
}

/** The seats of a table that are this browser's. */
export function yours(table: Summary | MySummary): number[] {
  return 'you' in table ? table.you : [];
}

/** Whether a seat of this browser is to move. */
export function mineToMove(table: Summary): boolean {
  const mine = yours(table).filter((seat) => !table.seats[seat]?.stand_in);
  return !table.over && table.deciding.some((seat) => mine.includes(seat));
}

/** Whether nothing comes any more: the game is over, and its campaign, too. */
export function finished({ over, campaign }: Summary): boolean {
  return over && (!campaign || campaign.over);
}

/** Tables that wait for me first, then running ones, then the finished; the latest first. */
export function order(a: Summary, b: Summary): number {
  const rank = (table: Summary) => (finished(table) ? 2 : mineToMove(table) ? 0 : 1);
  return rank(a) - rank(b) || b.changed - a.changed;
}

/** Whether a table’s campaign is still played there. */
export function latest({ campaign }: Summary): boolean {
  return !campaign?.next;
}

export class News {
  games = $state.raw<Game[] | null>(null);
  mine = $state.raw<MySummary[] | null>(null);
  open = $state.raw<Summary[] | null>(null);
  free = $state.raw<Summary[]>([]);
  problem = $state.raw<Message | null>(null);
  /** Since when nothing new is known, in seconds since 1970; 0 while the server answers. */
  known = $state(0);
  /** When the server answered last. */
  #heard = 0;

  /** Ask now and then as long as the page is looked at. */
  start(): () => void {
    void this.refresh();
    const timer = setInterval(this.#look, PERIOD);
    document.addEventListener('visibilitychange', this.#look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', this.#look);
    };
  }

  refresh = async (): Promise<void> => {
    try {
      const tokens = new Set(Object.values(keys.all()).flatMap((known) => Object.values(known.tokens)));
      const [games, mine, open, free] = await Promise.all([
        api.games(),
        tokens.size || keys.device ? api.mine([...tokens]) : [],
        api.open(),
        api.free(),
      ]);
      if (free.some(({ words: talking }) => talking !== 'all')) await words.readTalk();
      if (keys.device) await (await import('../me/seats')).bring(mine);
      for (const { id, campaign } of mine) if (campaign) keys.follow(campaign.id, id);
      const told = { games, mine, open, free };
      this.#show(told);
      this.#heard = Date.now() / 1000;
      this.known = 0;
      void keep(told);
      void keepOnly(mine.map(({ id }) => id));
      this.problem = null;
    } catch (error) {
      this.problem =
        error instanceof Refused ? error.said : { id: 'error-failed', values: {} };
      if (error instanceof Refused && ['offline', 'busy'].includes(error.code)) await this.#recall();
    }
  };

  #show({ games, mine, open, free }: Told): void {
    const own = new Set(mine.map((table) => table.id));
    this.games = games;
    this.mine = mine.filter(latest).toSorted(order);
    const other = (table: Summary) => latest(table) && !own.has(table.id);
    this.free = free.filter(other);
    const joined = new Set(this.free.map(({ id }) => id));
    this.open = open.filter((table) => other(table) && !joined.has(table.id));
  }

  /** Show what this device was told last. */
  async #recall(): Promise<void> {
    const found = this.games ? { at: this.#heard, told: null } : await recall<Told>();
    if (!found) return;
    if (found.told) this.#show(found.told);
    this.known = found.at;
  }

  /** Let go of a table's secrets. */
  forget(table: string): void {
    keys.forget(table);
    if (keys.device) void import('../me/seats').then(({ letGo }) => letGo(table));
    this.mine = this.mine?.filter(({ id }) => id !== table) ?? null;
    void keepOnly(this.mine?.map(({ id }) => id) ?? []);
  }

  #look = (): void => {
    if (document.visibilityState === 'visible') void this.refresh();
  };
}
