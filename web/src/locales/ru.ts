/** The catalogues of this language that every table needs, in one piece; other games bring their words along. */
const common = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/ru/*.ftl',
    '!../../../src/bocage/locales/ru/*-*.ftl',
    '!../../../src/bocage/locales/ru/cli.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const more = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/ru/agricola-*.ftl',
    '../../../src/bocage/locales/ru/web-{agricola,cards,lobby,replay,table}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values({ ...common, ...more });
