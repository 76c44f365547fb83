/** The catalogues of this language, in one piece; what stands on very many cards is kept apart. */
const files = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/fr/*.ftl',
    '!../../../src/bocage/locales/fr/cli*.ftl',
    '!../../../src/bocage/locales/fr/hallertau-cards.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
