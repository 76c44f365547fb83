/** The catalogues of this language, in one piece. */
const files = import.meta.glob<string>(
  ['../../../src/bocage/locales/fr/*.ftl', '!../../../src/bocage/locales/fr/cli*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
