/** The catalogues of this language that every page needs, in one piece; other games bring their words along. */
const files = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/en/{common,games,server,agricola}.ftl',
    '../../../src/bocage/locales/en/agricola-*.ftl',
    '!../../../src/bocage/locales/en/agricola-{rules-help,classic-*,revised-*}.ftl',
    '../../../src/bocage/locales/en/web-{agricola,campaign,cards,hand,lobby,replay,table}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
