/** Who somebody is on this device: a guest, or somebody with a profile. */
import { api, Refused } from '../lib/api';
import { words } from '../lib/i18n.svelte';
import { keys, newSecret } from '../lib/keys';
import type { Game, Me, Message, MySummary, Results } from '../lib/types';
import { latest, order } from '../lobby/news.svelte';
import { able, make, use } from './passkeys';
import { requests } from './requests';
import { bring, letGo } from './seats';

/** What the server says of a device at which nobody is known any more. */
const NOBODY = 'error-not-known';
const FAILED: Message = { id: 'error-failed', values: {} };

export class Person {
  /** What is known of them; nothing while they are a guest. */
  me = $state.raw<Me | null>(null);
  results = $state.raw<Results | null>(null);
  mine = $state.raw<MySummary[]>([]);
  games = $state.raw<Game[]>([]);
  /** The recovery phrase, as long as it is shown. */
  phrase = $state('');
  /** Whether there are passkeys here. */
  passkeys = $state(false);
  /** Whether it is known who they are. */
  ready = $state(false);
  busy = $state(false);
  refusal = $state.raw<Message | null>(null);
  /** The secret with which a device becomes known: the same, however often it has to ask. */
  #device = newSecret();
  /** The tables of this device that are not the person’s yet. */
  guests = $state.raw<string[]>([]);

  async start(): Promise<void> {
    await this.do(async () => {
      const [{ passkeys }, games] = await Promise.all([requests.ways(), api.games()]);
      this.passkeys = passkeys && able();
      this.games = games;
      if (keys.device) await this.read();
      else this.look([]);
    });
    this.ready = true;
  }

  /** Read all that is known. */
  async read(): Promise<void> {
    const [me, results, mine] = await Promise.all([requests.read(), requests.results(), api.mine([])]);
    await bring(mine);
    this.results = results;
    this.mine = mine.filter(latest).toSorted(order);
    this.look(mine);
    this.me = me;
    if (!keys.name) keys.name = me.name;
  }

  /** Look for tables of this device that are not among the person’s. */
  look(mine: MySummary[]): void {
    const own = new Set(mine.map(({ id }) => id));
    const here = Object.entries(keys.all());
    this.guests = here
      .filter(([id, { tokens }]) => !own.has(id) && Object.keys(tokens).length > 0)
      .map(([id]) => id);
  }

  keep = (name: string, along: boolean): Promise<void> =>
    this.do(async () => {
      const { phrase } = await requests.keep(name, words.language, this.#device);
      this.phrase = phrase;
      keys.name = name;
      await this.#known(along);
    });

  again = (phrase: string): Promise<void> =>
    this.do(async () => {
      await requests.here({ phrase }, this.#device);
      await this.#known(false);
    });

  againByPasskey = (): Promise<void> =>
    this.do(async () => {
      const credential = await use((await requests.askHere()).options);
      if (!credential) return;
      await requests.here({ credential }, this.#device);
      await this.#known(false);
    });

  addPasskey = (): Promise<void> =>
    this.do(async () => {
      const credential = await make((await requests.askPasskey()).options);
      if (credential) await requests.addPasskey(credential);
      this.me = await requests.read();
    });

  dropPasskey = (id: string): Promise<void> =>
    this.do(async () => {
      await requests.dropPasskey(id);
      this.me = await requests.read();
    });

  rephrase = (): Promise<void> =>
    this.do(async () => {
      this.phrase = (await requests.rephrase(words.language)).phrase;
    });

  takeAlong = (): Promise<void> =>
    this.do(async () => {
      await this.#link();
      await this.read();
    });

  letGo = (table: string): Promise<void> =>
    this.do(async () => {
      await letGo(table);
      keys.forget(table);
      this.mine = this.mine.filter(({ id }) => id !== table);
    });

  signOut = (device: string): Promise<void> =>
    this.do(async () => {
      const here = this.me?.devices.find(({ id }) => id === device)?.here;
      await requests.leave(device);
      if (here) this.#leave();
      else this.me = await requests.read();
    });

  forget = (): Promise<void> =>
    this.do(async () => {
      await requests.forget();
      this.#leave();
    });

  async #known(along: boolean): Promise<void> {
    keys.device = this.#device;
    if (along) await this.#link();
    await this.read();
  }

  async #link(): Promise<void> {
    const tokens = Object.values(keys.all()).flatMap(({ tokens }) => Object.values(tokens));
    await requests.link([...new Set(tokens)].slice(0, 500));
  }

  /** Be a guest from now on. */
  #leave(): void {
    keys.device = '';
    this.#device = newSecret();
    this.me = this.results = null;
    this.mine = [];
    this.phrase = '';
    this.look([]);
  }

  /** Do something; what is refused is said. */
  async do(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      await what();
    } catch (error) {
      this.refusal = error instanceof Refused ? error.said : FAILED;
      if (this.refusal.id === NOBODY) this.#leave();
    }
    this.busy = false;
  }
}
