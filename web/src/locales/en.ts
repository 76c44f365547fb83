/** The catalogues of this language, in one piece. */
const files = import.meta.glob<string>(
  ['../../../src/bocage/locales/en/*.ftl', '!../../../src/bocage/locales/en/cli*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
