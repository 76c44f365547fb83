/** The catalogues of this language that every page needs, in one piece; other games bring their words along. */
const files = import.meta.glob<string>(
  [
    '../../../src/bocage/locales/fr/{common,games,server,agricola}.ftl',
    '../../../src/bocage/locales/fr/agricola-*.ftl',
    '!../../../src/bocage/locales/fr/agricola-{rules-help,classic-*,revised-*}.ftl',
    '../../../src/bocage/locales/fr/web-{agricola,campaign,cards,hand,lobby,replay,table}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
