/** The one note that explains what is pointed at. */
import { words } from './i18n.svelte';
import { prefs } from './prefs.svelte';
import { rules } from './rules.svelte';
import type { Choice } from './choice.svelte';

interface Note {
  anchor: Element;
  title: string;
  text: string;
  /** Why it cannot be chosen, or what it would bring. */
  verdict: string;
  /** What would be lost by it. */
  warning: string;
  /** What it is about, for the rules; nothing where they say no more of it. */
  about: string;
  possible: boolean | null;
  /** Whether a finger asked for it: it can touch what the note offers. Others would only find it in their way. */
  touched: boolean;
}

class Tip {
  note = $state.raw<Note | null>(null);

  show(note: Note): void {
    this.note = note;
  }
  hide(anchor?: Element): void {
    if (!anchor || this.note?.anchor === anchor) this.note = null;
  }
}

export const tip = new Tip();

export interface Explained {
  choice: Choice;
  /** The action that this place stands for, if it is asked for one. */
  action?: string | null;
  title: string;
  text?: string;
  names?: string[];
  /**
   * What it is about, as the rules call it: `space-forest`, `score-fields`, a page or a topic. Without
   * it, the `data-topic` of what holds it tells, and then what is asked.
   */
  about?: string;
  /** Instead of playing the action at once. */
  click?: () => void;
}

const LONG_PRESS = 450;

/**
 * Makes an element a place to act on: it shows whether its action is possible, plays it, and
 * explains itself by pointing, focus and long press, and leads to the rules by the other button of a
 * mouse. `<button {@attach place({…})}>`
 */
export function place(what: Explained): (node: Element) => () => void {
  return (node) => {
    const { choice, action } = what;
    const asked = choice.seat >= 0 && !!action;
    const possible = asked && !!choice.find(action);
    if (asked) node.setAttribute('data-place', possible ? 'possible' : 'impossible');
    if (action) node.setAttribute('data-action', action);
    if (asked && !possible) node.setAttribute('aria-disabled', 'true');
    const rank = possible ? choice.rank(action) : 0;
    if (rank) {
      node.setAttribute('data-advised', String(rank));
      node.setAttribute('aria-description', words.t('table-hint-place', { rank }));
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    /** Whether a finger came down last: not every browser says so of a click or of a menu. */
    let finger = false;
    /** Whether it was pointed at: what comes to lie under a resting pointer is not. */
    let pointed = false;

    const subject = () => {
      const about = what.about ?? node.closest<HTMLElement>('[data-topic]')?.dataset.topic;
      return [about, asked && choice.decision ? `kind-${choice.decision.kind}` : ''].filter(Boolean).join(' ');
    };
    const explain = async (touched = false) => {
      const note = {
        anchor: node,
        title: what.title,
        text: what.text ?? '',
        verdict: '',
        warning: '',
        about: subject(),
        possible: asked ? possible : null,
        touched,
      };
      tip.show(note);
      const answer = asked && action ? await choice.ask(action)?.catch(() => null) : null;
      if (!answer || tip.note?.anchor !== node) return;
      const verdict = answer.reason
        ? words.say(answer.reason, what.names)
        : answer.entries.map((entry) => words.say(entry, what.names)).join(' ');
      const about = answer.reason ? `why-${answer.kind} rule-${answer.reference} ${note.about}` : note.about;
      tip.show({ ...note, about, verdict, warning: answer.warning ? words.say(answer.warning, what.names) : '' });
    };
    const hide = () => {
      clearTimeout(timer);
      tip.hide(node);
    };
    /** A place that is taken off the page loses the focus while the page is being drawn: not then. */
    const blur = () => queueMicrotask(hide);
    const press = (event: Event) => {
      held = false;
      finger = (event as PointerEvent).pointerType === 'touch';
      if (!finger) return;
      timer = setTimeout(() => {
        held = true;
        void explain(true);
      }, LONG_PRESS);
    };
    /** What was taught goes once the finger is off: until then everything stays under it. */
    const lift = () => {
      clearTimeout(timer);
      if (held && !prefs.taught) setTimeout(() => (prefs.taught = true), LONG_PRESS);
    };
    const leave = (event: Event) => {
      clearTimeout(timer);
      pointed = false;
      if ((event as PointerEvent).pointerType !== 'touch') tip.hide(node);
    };
    const point = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch' || pointed) return;
      pointed = true;
      void explain();
    };
    /** The other button of a mouse; of a finger that rests the browser says the same, and the note is there. */
    const consult = (event: Event) => {
      const about = (tip.note?.anchor === node && tip.note.about) || subject();
      if (!finger && (!about || !words.game)) return;
      event.preventDefault();
      if (finger) return;
      tip.hide(node);
      rules.open(words.game, about);
    };
    const click = () => {
      const touched = finger;
      finger = false;
      clearTimeout(timer);
      if (held) {
        held = false;
        return;
      }
      if (what.click) {
        tip.hide(node);
        what.click();
      } else if (possible && action) {
        tip.hide(node);
        void choice.play(action);
      } else void explain(touched);
    };
    const listeners: [string, (event: Event) => void][] = [
      ['click', click],
      ['pointerdown', press],
      ['pointerup', lift],
      ['pointercancel', lift],
      ['pointermove', point],
      ['contextmenu', consult],
      ['pointerleave', leave],
      ['focus', () => node.matches(':focus-visible') && void explain()],
      ['blur', blur],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      node.removeAttribute('data-place');
      node.removeAttribute('data-action');
      node.removeAttribute('aria-disabled');
      node.removeAttribute('data-advised');
      node.removeAttribute('aria-description');
      hide();
    };
  };
}
