/** The catalogues of this language, in one piece. */
const files = import.meta.glob<string>(
  ['../../../src/bocage/locales/ru/*.ftl', '!../../../src/bocage/locales/ru/cli*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
