/** A walk through what the guide says: all that was due so far, and what it suggests now. */
import { untrack } from 'svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Guide, GuideStep } from '../lib/types';
import type { Session } from '../table/session.svelte';

export class Walk {
  #at = $state(0);
  /** The moment for which the card was chosen. */
  #moment = '';
  #now = '';
  /** How many steps were told when the learner last had something to decide. */
  #told = 0;
  /** Whether the learner has turned the cards since the newest ones came into sight. */
  #turned = false;

  constructor(private session: Session) {
    $effect.pre(() => this.#follow());
  }

  get guide(): Guide {
    return this.session.state.guide!;
  }
  /** All that can be read, what to do now last. */
  cards: GuideStep[] = $derived.by(() => {
    const { steps, suggestion } = this.guide;
    return suggestion ? [...steps, suggestion] : steps;
  });
  /** The card in sight, from 0 on. */
  at = $derived(Math.min(this.#at, this.cards.length - 1));
  card: GuideStep | undefined = $derived(this.cards[this.at]);

  /** Go so many cards on, or back. */
  go(by: number): void {
    this.#at = Math.max(0, Math.min(this.at + by, this.cards.length - 1));
    this.#turned = true;
    this.#note();
  }
  /** Whether something was said that nobody has looked at. */
  get news(): boolean {
    return this.#read < this.guide.steps.length;
  }

  /** How many steps this person has seen at this table. */
  get #read(): number {
    const last = prefs.guided[this.session.table];
    return this.guide.steps.findIndex(({ id }) => id === last) + 1;
  }
  /** Remember that the card in sight was seen, if anybody could see it. */
  #note(): void {
    const { steps } = this.guide;
    if (!prefs.guide || this.#at < this.#read || !steps[this.#at]) return;
    prefs.saw(this.session.table, steps[this.#at]!.id);
  }

  /**
   * What is new comes into sight by itself, and what came while others moved stays there; whoever has
   * read it and acts is told what to do next.
   */
  #follow(): void {
    const { steps, now } = this.guide;
    const { moves, tail } = this.session.state;
    const shown = prefs.guide;
    const moment = `${moves} ${tail?.actions.join() ?? ''} ${shown}`;
    untrack(() => {
      if (moment === this.#moment) return;
      const first = Math.min(this.#told, Math.max(0, steps.findIndex(({ id }) => id === now)));
      const stays = this.#moment !== '' && steps.length > this.#told && !this.#turned;
      if (now !== this.#now && this.#read < steps.length) {
        this.#at = Math.max(first, this.#moment ? first : this.#read);
        this.#turned = false;
      } else if (!stays && this.#read >= steps.length) this.#at = this.cards.length - 1;
      this.#moment = moment;
      this.#now = now;
      if (this.session.state.deciding.includes(this.session.me)) this.#told = steps.length;
      this.#note();
    });
  }
}
