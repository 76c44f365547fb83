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
const KEY = 'bocage-language';

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

  /** Read the catalogues of the preferred language. */
  start(): Promise<void> {
    return this.#load(preferred());
  }

  /** Speak another language from now on. */
  async use(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    await this.#load(language);
  }

  async #load(language: Language): Promise<void> {
    const { default: texts } = await read[language]();
    this.#catalogue = new Catalogue(language, texts);
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
