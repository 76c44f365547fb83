/** The catalogues of this language, in one piece; the words of single games are kept apart. */
const files = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/en/*.ftl',
    '!../../../src/bocage/locales/en/cli*.ftl',
    '!../../../src/bocage/locales/en/{creatures,hallertau}-*.ftl',
    '!../../../src/bocage/locales/en/web-{creatures,hallertau}*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
