/** The language in use; switching it renders every text anew. */
import { Catalogue, cell } from './text';
import type { Entry, Goods, Message } from './types';

export const LANGUAGES = { en: 'English', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

const read = {
  en: () => import('../locales/en'),
  fr: () => import('../locales/fr'),
  ru: () => import('../locales/ru'),
};
/** The words on the cards of games with very many: they come with the cards. */
const onCards = import.meta.glob<string>('../../../src/bocage/locales/*/hallertau-cards.ftl', {
  query: '?raw',
  import: 'default',
});
const KEY = 'bocage-language';

/** How to read what stands on a game's cards, if that is kept apart. */
function cardTexts(language: Language, game: string): (() => Promise<string>) | undefined {
  return onCards[`../../../src/bocage/locales/${language}/${game}-cards.ftl`];
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
  #catalogue = $state.raw(new Catalogue('en', []));
  /** The games whose cards are spoken of. */
  #games = new Set<string>();

  /** Read the catalogues of the preferred language. */
  start(): Promise<void> {
    return this.#load(preferred());
  }

  /** Speak another language from now on. */
  async use(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    await this.#load(language);
  }

  /** Read what stands on a game's cards, where that is kept apart. */
  async read(game: string): Promise<void> {
    if (this.#games.has(game) || !cardTexts(this.language, game)) return;
    this.#games.add(game);
    try {
      await this.#load(this.language);
    } catch (error) {
      this.#games.delete(game);
      throw error;
    }
  }

  async #load(language: Language): Promise<void> {
    const apart = [...this.#games].map((game) => cardTexts(language, game)?.() ?? '');
    const [{ default: texts }, ...cards] = await Promise.all([read[language](), ...apart]);
    this.#catalogue = new Catalogue(language, [...texts, ...cards]);
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#catalogue.has(id);
  }
  /** A message of the interface by its id. */
  t(id: string, values: Record<string, string | number> = {}): string {
    return this.#catalogue.t(id, values);
  }
  /** A message of the server in words; `names` are the players' names by seat. */
  say(message: Message | Entry, names: string[] = []): string {
    return this.#catalogue.say(message, names);
  }
  goods(goods: Goods): string {
    return this.#catalogue.goods(goods);
  }
  cell(names: string): string {
    return cell(names);
  }
}

export const words = new Words();
