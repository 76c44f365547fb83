/** How this person likes the table. */

const KEY = 'bocage-preferences';
/** So many guided games are remembered. */
const LESSONS = 12;

/** How stories are told; `still` is in words only. */
export type Speed = 'off' | 'still' | 'quick' | 'calm';

interface Stored {
  theme: 'auto' | 'light' | 'dark';
  scores: boolean;
  side: boolean;
  /** What was never chosen is as the device suggests. */
  motion: Speed | null;
  sound: boolean | null;
  buzz: boolean;
  curtain: boolean;
  taught: boolean;
  guide: boolean;
  guided: Record<string, string>;
}

const matches = (query: string) => matchMedia(query).matches;

function read(): Stored {
  const usual: Stored = {
    theme: 'auto',
    scores: true,
    side: true,
    motion: null,
    sound: null,
    buzz: true,
    curtain: true,
    taught: false,
    guide: true,
    guided: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return usual;
  }
}

class Preferences {
  #stored = $state<Stored>(read());

  /** The colours: as the system has them, light or dark. */
  get theme() {
    return this.#stored.theme;
  }
  set theme(theme) {
    this.#stored.theme = theme;
    this.#save();
  }
  /** Whether the running score is shown. */
  get scores() {
    return this.#stored.scores;
  }
  set scores(shown) {
    this.#stored.scores = shown;
    this.#save();
  }
  /** Whether the side with log, scores and help is unfolded. */
  get side() {
    return this.#stored.side;
  }
  set side(open) {
    this.#stored.side = open;
    this.#save();
  }
  /** How stories are told: in words only where less motion is asked for, unless somebody chose otherwise. */
  get motion(): Speed {
    return this.#stored.motion ?? (matches('(prefers-reduced-motion: reduce)') ? 'still' : 'quick');
  }
  set motion(speed) {
    this.#stored.motion = speed;
    this.#save();
  }
  /** Whether the table is heard: not on phones, unless somebody chose otherwise. */
  get sound(): boolean {
    return this.#stored.sound ?? !matches('(pointer: coarse)');
  }
  set sound(heard) {
    this.#stored.sound = heard;
    this.#save();
  }
  /** Whether a device that can do so shakes when it is one's turn. */
  get buzz(): boolean {
    return this.#stored.buzz;
  }
  set buzz(felt) {
    this.#stored.buzz = felt;
    this.#save();
  }

  /** Whether hidden cards wait behind a curtain where several people share the screen. */
  get curtain() {
    return this.#stored.curtain;
  }
  set curtain(drawn) {
    this.#stored.curtain = drawn;
    this.#save();
  }
  /** Whether this person knows that a long press explains. */
  get taught() {
    return this.#stored.taught;
  }
  set taught(known) {
    this.#stored.taught = known;
    this.#save();
  }

  /** Whether the guide of a lesson is shown. */
  get guide() {
    return this.#stored.guide;
  }
  set guide(shown) {
    this.#stored.guide = shown;
    this.#save();
  }
  /** What a guide said that was seen last, by table. */
  get guided(): Readonly<Record<string, string>> {
    return this.#stored.guided;
  }
  /** Somebody has seen what a guide says at a table; of tables long ago nothing is kept. */
  saw(table: string, step: string): void {
    const { [table]: _, ...others } = this.#stored.guided;
    this.#stored.guided = Object.fromEntries([...Object.entries(others).slice(1 - LESSONS), [table, step]]);
    this.#save();
  }

  #save(): void {
    localStorage.setItem(KEY, JSON.stringify(this.#stored));
    this.dress();
  }

  /** Put the theme on the page, and whether things stand still on it. */
  dress(): void {
    const { theme, motion } = this.#stored;
    if (motion === 'off' || motion === 'still') document.documentElement.dataset.motion = 'off';
    else delete document.documentElement.dataset.motion;
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const prefs = new Preferences();
