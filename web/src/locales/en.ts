/** The catalogues of this language that every table needs, in one piece; other games bring their words along. */
const common = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/en/*.ftl',
    '!../../../src/bocage/locales/en/*-*.ftl',
    '!../../../src/bocage/locales/en/cli.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const more = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/en/agricola-*.ftl',
    '../../../src/bocage/locales/en/web-{agricola,cards,lobby,replay,table}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values({ ...common, ...more });
