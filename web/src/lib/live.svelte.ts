/** The connection to a table: what it shows now, and everything a seat can do. */
import { Refused } from './api';
import { keys } from './keys';
import { keep, recall } from './known';
import type { Answer, Entry, Problem, TableState, Word, Words } from './types';

type Status = 'connecting' | 'open' | 'lost' | 'refused';
type Request = { type: string; [field: string]: unknown };
type Done = { type: 'done'; re: string; answers?: Answer[] };
type Failed = Problem & { type: 'error'; re?: string };

const PATIENCE = 8_000;
const HEARTBEAT = 20_000;
/** How long a table stays as it is before it is kept, in milliseconds. */
const REST = 1_000;

export class Live {
  state = $state.raw<TableState | null>(null);
  /** The last state in which nobody here had begun a turn. */
  calm = $state.raw<TableState | null>(null);
  log = $state.raw<Entry[]>([]);
  /** What was said at the table. */
  words = $state.raw<Word[]>([]);
  status = $state<Status>('connecting');
  problem = $state.raw<Problem | null>(null);
  /** When the table was told of last, in seconds since 1970: its clocks ran on since. */
  heardAt = $state(0);
  /** Since when the table is shown as this device knows it, without the server; 0 if it is not. */
  known = $state(0);
  /** How far the server's clock is ahead of this one, in seconds. */
  ahead = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { done: (answer: Done) => void; failed: (error: Refused) => void }>();
  #count = 0;
  #tries = 0;
  #closed = false;
  /** Whether this connection has shown the table. */
  #shown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private tokens: Record<string, string>,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  get names(): string[] {
    return this.state?.seats.map((seat) => seat.name) ?? [];
  }

  /** Play one action, or several at once. */
  act(seat: number, actions: string[]): Promise<Done> {
    return this.#change({ type: 'act', seat, actions, careful: true });
  }
  undo(seat: number): Promise<Done> {
    return this.#change({ type: 'undo', seat });
  }
  reset(seat: number): Promise<Done> {
    return this.#change({ type: 'reset', seat });
  }
  confirm(seat: number): Promise<Done> {
    return this.#change({ type: 'confirm', seat });
  }
  /** Why actions are not possible, or what they would bring. */
  async ask(seat: number, actions: string[]): Promise<Answer[]> {
    return (await this.#send({ type: 'ask', seat, actions })).answers ?? [];
  }
  set(seat: number, confirm: boolean): Promise<Done> {
    return this.#send({ type: 'set', seat, confirm });
  }
  /** A bot shall play for somebody who is away. */
  call(seat: number, absent: number, bot: string): Promise<Done> {
    return this.#send({ type: 'call', seat, absent, bot });
  }
  /** Play one's own seat again. */
  return(seat: number): Promise<Done> {
    return this.#send({ type: 'return', seat });
  }
  resign(seat: number): Promise<Done> {
    return this.#send({ type: 'resign', seat });
  }
  /** Want to end the game now, or to go on. */
  end(seat: number, agree: boolean): Promise<Done> {
    return this.#send({ type: 'end', seat, agree });
  }
  say(seat: number, said: { text: string } | { remark: string }): Promise<Done> {
    return this.#send({ type: 'say', seat, ...said });
  }
  rename(seat: number, name: string): Promise<Done> {
    return this.#send({ type: 'rename', seat, name });
  }

  /** Sit down on more seats. */
  use(tokens: Record<string, string>): void {
    this.tokens = tokens;
    this.#socket?.close();
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #change(request: Request): Promise<Done> {
    return this.#send({ ...request, revision: this.state?.revision ?? 0 });
  }

  #send(request: Request): Promise<Done> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused('offline', { id: 'error-offline', values: {} }));
    }
    const id = String(++this.#count);
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#shown = false;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', tokens: Object.values(this.tokens), since: 0 }));
      clearInterval(this.#heart);
      this.#heart = setInterval(this.#beat, HEARTBEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)));
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hear(message: TableState | Words | Done | Failed): void {
    if (message.type === 'words') {
      const last = this.words.at(-1)?.n ?? 0;
      this.words = [...this.words, ...message.words.filter(({ n }) => n > last)];
      return;
    }
    if (message.type === 'state') {
      this.#tries = 0;
      this.status = 'open';
      this.known = 0;
      this.problem = null;
      this.log = [...this.log.slice(0, message.log_from), ...message.log];
      this.heardAt = Date.now() / 1000;
      this.ahead = message.now - this.heardAt;
      this.state = message;
      if (!message.tail?.actions.length) this.calm = message;
      if (!this.#shown) this.#miss(message.you);
      this.#shown = true;
      clearTimeout(this.#keeping);
      if (message.you.length) this.#keeping = setTimeout(this.#keep, REST);
      return;
    }
    const waiting = message.re ? this.#waiting.get(message.re) : undefined;
    if (message.re) this.#waiting.delete(message.re);
    if (message.type === 'done') waiting?.done(message);
    else if (waiting) waiting.failed(new Refused(message.code, message.message));
    else if (!this.state || this.known) this.#refuse(message);
    else if (message.code === 'forbidden' && !this.#shown) this.#miss([]);
  }

  /** Say so if a seat that was ours has been given to somebody else. */
  #miss(you: number[]): void {
    const lost = Object.entries(this.tokens).filter(([seat]) => !you.includes(Number(seat)));
    if (!lost.length) return;
    keys.drop(lost);
    this.#refuse({ code: 'forbidden', message: { id: 'error-seat-moved', values: {} } });
  }

  #keep = (): void => {
    void keep({ ...this.state, log: this.log, log_from: 0 }, this.table);
  };

  /** Show the table as this device knows it; nothing can be done there until the server speaks again. */
  async #recall(): Promise<void> {
    const found = await recall<TableState>(this.table);
    if (!found || this.state || this.#closed) return;
    const { at, told } = found;
    const seats = told.seats.map((seat) => ({ ...seat, online: seat.kind === 'bot', away: null }));
    const can = { undo: false, reset: false, confirm: false };
    this.log = told.log;
    this.heardAt = at;
    this.known = at;
    this.state = { ...told, seats, can, decision: null, tail: null, hints: false };
  }

  #refuse(problem: Problem): void {
    if (this.known) this.state = null;
    this.known = 0;
    clearTimeout(this.#keeping);
    this.problem = problem;
    this.status = 'refused';
    this.close();
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#heart);
    for (const { failed } of this.#waiting.values()) {
      failed(new Refused('offline', { id: 'error-offline', values: {} }));
    }
    this.#waiting.clear();
    if (this.#closed) return;
    this.status = 'lost';
    if (!this.state) void this.#recall();
    const wait = Math.min(8_000, 300 * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #beat = (): void => {
    const socket = this.#socket;
    const timer = setTimeout(() => socket?.close(), PATIENCE);
    this.#send({ type: 'ping' }).then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
  };

  #hurry = (): void => {
    if (!this.#closed && !this.#socket && document.visibilityState === 'visible') this.#connect();
  };
}
