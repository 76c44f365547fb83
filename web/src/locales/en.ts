/** The catalogues of this language, in one piece; what stands on very many cards is kept apart. */
const files = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/en/*.ftl',
    '!../../../src/bocage/locales/en/cli*.ftl',
    '!../../../src/bocage/locales/en/hallertau-cards.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
