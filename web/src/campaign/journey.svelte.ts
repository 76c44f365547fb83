/** A campaign as its page shows it: asked for now and then, and led on. */
import { api, Refused } from '../lib/api';
import { words } from '../lib/i18n.svelte';
import { keys } from '../lib/keys';
import { nameOf } from '../lib/names';
import type { Campaign, Message } from '../lib/types';
import { firstOf } from './lead';

const PERIOD = 4_000;

export class Journey {
  campaign = $state.raw<Campaign | null>(null);
  /** Why it cannot be shown. */
  problem = $state.raw<Refused | null>(null);
  /** Why something was not done. */
  refusal = $state.raw<Message | null>(null);
  busy = $state(false);
  /** What the seats of this browser have chosen, by seat. */
  chosen = $state<Record<number, string>>({});

  constructor(readonly id: string) {}

  get tokens(): Record<string, string> {
    return keys.ofCampaign(this.id).tokens;
  }
  get names(): string[] {
    return this.campaign?.seats.map(nameOf) ?? [];
  }
  /** The seats of this browser. */
  get mine(): number[] {
    return Object.keys(this.tokens).map(Number);
  }
  /** The secret with which the next game is begun, if it may be. */
  get secret(): string | undefined {
    return firstOf(this.tokens) ?? keys.ofCampaign(this.id).maker;
  }

  /** Ask now and then as long as the page is looked at. */
  start(): () => void {
    void this.load();
    const look = () => document.visibilityState === 'visible' && !this.busy && void this.load();
    const timer = setInterval(look, PERIOD);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  load = async (): Promise<void> => {
    try {
      const found = await api.campaign(this.id, firstOf(this.tokens));
      words.game = found.game;
      if (!this.busy) this.#take(found);
    } catch (error) {
      this.problem = error instanceof Refused ? error : new Refused('failed', { id: 'error-failed', values: {} });
    }
  };

  keep(seat: number, card: string): Promise<void> {
    return this.#do(async (table) => {
      const found = await api.keep(this.id, table, card, this.tokens[seat] ?? '');
      this.chosen[seat] = card;
      return found;
    });
  }

  goOn(): Promise<void> {
    return this.#do((table) => api.goOn(this.id, table, this.secret ?? ''));
  }

  async #do(deed: (table: string) => Promise<Campaign>): Promise<void> {
    const table = this.campaign?.table;
    if (!table || this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      this.#take(await deed(table));
    } catch (error) {
      this.refusal = error instanceof Refused ? error.said : { id: 'error-failed', values: {} };
    } finally {
      this.busy = false;
    }
  }

  #take(found: Campaign): void {
    if (found.table !== this.campaign?.table) this.chosen = {};
    this.campaign = found;
    this.problem = null;
  }
}
