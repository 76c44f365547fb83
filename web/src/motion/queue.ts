/** Tells beats one after the other; what runs or waits can be finished at any time. */

/** Shows one beat until it is over or the signal says to stop. */
export type Show<T> = (beat: T, hurry: boolean, stop: AbortSignal) => Promise<void>;

/** More beats than these are not waited for: the oldest go untold. */
const MOST = 40;
/** With so many beats waiting there is less time for each. */
const MANY = 8;

export class Queue<T> {
  #waiting: T[] = [];
  #stop: AbortController | null = null;

  constructor(
    private show: Show<T>,
    /** Called when nothing is left to tell. */
    private rest: () => void = () => {},
  ) {}

  /** Whether a story is being told. */
  get telling(): boolean {
    return this.#stop !== null;
  }

  /** Tell these after all that waits. */
  add(beats: T[]): void {
    this.#waiting.push(...beats);
    this.#waiting = this.#waiting.slice(-MOST);
    if (!this.telling && this.#waiting.length > 0) void this.#tell();
  }

  /** End what runs, and forget what waits. */
  finish(): void {
    this.#waiting = [];
    this.#stop?.abort();
  }

  async #tell(): Promise<void> {
    for (let beat = this.#waiting.shift(); beat !== undefined; beat = this.#waiting.shift()) {
      const stop = new AbortController();
      this.#stop = stop;
      await this.show(beat, this.#waiting.length >= MANY, stop.signal).catch(() => {});
    }
    this.#stop = null;
    this.rest();
  }
}
