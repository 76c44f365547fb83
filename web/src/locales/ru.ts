/** The catalogues of this language, in one piece; the words of single games are kept apart. */
const files = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/ru/*.ftl',
    '!../../../src/bocage/locales/ru/cli*.ftl',
    '!../../../src/bocage/locales/ru/{creatures,hallertau}-*.ftl',
    '!../../../src/bocage/locales/ru/web-{creatures,hallertau}*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
