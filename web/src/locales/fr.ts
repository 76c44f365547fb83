/** The catalogues of this language, in one piece; the words of single games are kept apart. */
const files = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/fr/*.ftl',
    '!../../../src/bocage/locales/fr/cli*.ftl',
    '!../../../src/bocage/locales/fr/{creatures,hallertau}-*.ftl',
    '!../../../src/bocage/locales/fr/web-{creatures,hallertau}*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
