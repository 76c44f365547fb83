/** The language in use; switching it renders every text anew. */
import { Catalogue, cell, kept } from './text';
import type { Entry, Goods, Message } from './types';

export const LANGUAGES = { en: 'English', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

const read = {
  en: () => import('../locales/en'),
  fr: () => import('../locales/fr'),
  ru: () => import('../locales/ru'),
};
const FOLDER = '../../../src/bocage/locales/';
/** The words of single games: they come with the game's drawings, those on very many cards with the cards. */
const apart = {
  ...import.meta.glob<string>(
    [
      '../../../src/bocage/locales/*/*.ftl',
      '!../../../src/bocage/locales/*/{common,games,server,agricola}.ftl',
      '!../../../src/bocage/locales/*/{agricola,cli}*.ftl',
      '!../../../src/bocage/locales/*/web-{agricola,campaign,cards,hand,lobby,replay,table}.ftl',
    ],
    { query: '?raw', import: 'default' },
  ),
  ...import.meta.glob<string>('../../../src/bocage/locales/*/agricola-{rules-help,classic-*,revised-*}.ftl', { query: '?raw', import: 'default' }),
};
/** Agricola's rules in short, which are read when somebody asks for help. */
const RULES = 'agricola-rules-help.ftl';
/** Why an action is advised, and what decisions have cost. */
const ADVICE = 'advice.ftl';
/** What people say at a table. */
const TALK = 'web-words.ftl';
/** The settings of a table, and its keyboard. */
const DIALOGS = 'web-dialogs.ftl';
/** Bringing in a game from elsewhere. */
const BRING = 'web-bring.ftl';
/** The names of the cards of a deck without what stands on them: cards of other decks name them. */
const named = import.meta.glob<string>('../../../src/bocage/locales/*/agricola-classic-[eikz].ftl', { query: '?names', import: 'default' });
/** What stands on the cards of a game, or of one of its decks. */
const ON_CARDS = /-(?:cards|([eikz]))\.ftl$/;
/** The deck of the first edition from which the rules show cards. */
const SHOWN = 'E';
/** Behind a catalogue of which only the names of cards are read. */
const NAMES = '?names';
const KEY = 'bocage-language';

/** What is read of what stands on cards: all of it or nothing, or the letters of the decks that are played with. */
export type Decks = boolean | string;

/** The catalogues that a game keeps apart, with so much of what stands on its cards. */
function catalogues(game: string, decks: Decks): string[] {
  const own = new RegExp(`/en/(web-)?${game}[-.]`);
  const names = Object.keys(apart).filter((path) => own.test(path));
  return names.flatMap((path) => {
    const name = path.slice(`${FOLDER}en/`.length);
    const deck = ON_CARDS.exec(name);
    if (!deck || decks === true) return [name];
    if (!decks) return [];
    return [deck[1] && !decks.includes(deck[1].toUpperCase()) ? name + NAMES : name];
  });
}

/** The language somebody chose, or the browser's first one that we speak. */
function preferred(): Language {
  for (const tag of [localStorage.getItem(KEY), ...navigator.languages]) {
    const language = tag?.slice(0, 2).toLowerCase();
    if (language && language in LANGUAGES) return language as Language;
  }
  return 'en';
}

class Words {
  language = $state<Language>('en');
  /** The game that is spoken of; where it has words of its own they are used. */
  game = $state('');
  #catalogue = $state.raw(new Catalogue('en', []));
  /** The catalogues of single games that are read. */
  #apart = new Set<string>();
  /** The reading that began last. */
  #newest: Promise<void> | null = null;
  /** What stands on own cards, by language. */
  #plain: Record<string, Record<string, string>> = {};

  /** Read the catalogues of the preferred language. */
  start(): Promise<void> {
    return this.#load(preferred());
  }

  /** Speak another language from now on. */
  async use(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    await this.#load(language);
  }

  /** Read the words that a game keeps apart, and what stands on the cards of some decks. */
  read(game: string, decks: Decks = true): Promise<void> {
    return this.#readAll(catalogues(game, decks));
  }

  /** Read the rules in short of games that do not bring them along. */
  readRules(): Promise<void> {
    return this.#readAll([RULES]);
  }

  /** Read the rules of a game with what its pictures show, cards among it. */
  readBook(game: string): Promise<void> {
    const book = game.replace(/-.*/, '');
    const rules = book === 'agricola' ? [RULES] : [];
    const decks = game === 'agricola-classic' ? SHOWN : true;
    return this.#readAll([...rules, 'web-rules.ftl', `rules-${book}.ftl`, ...catalogues(game, decks)]);
  }

  /** Read the words of hints and of what decisions have cost. */
  readAdvice(): Promise<void> {
    return this.#readAll([ADVICE]);
  }

  /** Read the words for what people say at a table. */
  readTalk(): Promise<void> {
    return this.#readAll([TALK]);
  }

  /** Read the words of settings and keyboard. */
  readDialogs(): Promise<void> {
    return this.#readAll([DIALOGS]);
  }

  /** Read the words of the page about oneself. */
  readMe(): Promise<void> {
    return this.#readAll(['web-me.ftl']);
  }

  /** Read the words of notices. */
  readNotices(): Promise<void> {
    return this.#readAll(['web-notices.ftl']);
  }

  /** Read the words for bringing in a game. */
  readBring(): Promise<void> {
    return this.#readAll([BRING]);
  }

  async #readAll(names: string[]): Promise<void> {
    const missing = names.filter((name) => !this.#apart.has(name));
    if (missing.length === 0) return;
    for (const name of missing) this.#apart.add(name);
    try {
      await this.#load(this.language);
    } catch (error) {
      for (const name of missing) this.#apart.delete(name);
      throw error;
    }
  }

  /** Learn what stands on own cards: messages by language. */
  async learn(said: Record<string, Record<string, string>>[]): Promise<void> {
    if (said.length === 0) return;
    for (const one of said) {
      for (const [language, messages] of Object.entries(one)) {
        this.#plain[language] = { ...this.#plain[language], ...messages };
      }
    }
    await this.#load(this.language);
  }

  /** Read all that is wanted by now; of several readings at a time the newest counts, and all wait for it. */
  #load(language: Language): Promise<void> {
    const reading: Promise<void> = this.#fetch(language, () => (reading === this.#newest ? null : this.#newest));
    this.#newest = reading;
    return reading;
  }

  async #fetch(language: Language, newer: () => Promise<void> | null): Promise<void> {
    const path = (name: string) => `${FOLDER}${language}/${name.replace(NAMES, '')}`;
    const whole = [...this.#apart].filter((name) => !name.endsWith(NAMES));
    const names = [...this.#apart].filter((name) => name.endsWith(NAMES));
    const more = [...whole.map((name) => apart[path(name)]), ...names.map((name) => named[path(name)])];
    const [{ default: texts }, ...own] = await Promise.all([
      read[language](),
      ...more.map((text) => text?.() ?? ''),
    ]);
    const later = newer();
    if (later) return later;
    this.#catalogue = new Catalogue(language, [...texts, ...own], this.#plain[language]);
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#catalogue.has(id);
  }
  /** A message of the interface by its id. */
  t(id: string, values: Record<string, string | number> = {}): string {
    return kept(this.#catalogue.t(id, { edition: this.game, ...values }));
  }
  /** A message of the server in words; `names` are the players' names by seat. */
  say(message: Message | Entry, names: string[] = []): string {
    return kept(this.#catalogue.say(message, names, this.game));
  }
  goods(goods: Goods): string {
    return kept(this.#catalogue.goods(goods, this.game));
  }
  cell(names: string): string {
    return cell(names);
  }
}

export const words = new Words();
