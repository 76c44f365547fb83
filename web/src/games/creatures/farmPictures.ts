/** The picture of every tile, in 24 units. */
import { drawingOf } from '../../kit/drawings';
import {
  BEAMS,
  BLOCKS,
  BOARDS,
  LOGS,
  block,
  churn,
  coin,
  double,
  gable,
  heart,
  leaf,
  ledger,
  long,
  mark,
  mug,
  open,
  saw,
  towers,
  yard,
} from './farmShapes';

const kit = (name: string): string => drawingOf(name).markup;

const stall = kit('stall');

const OWN = {
  haystack: `
    <path fill="var(--straw)" d="M2 21.6C2 12 7.4 4.6 12 3.2c4.6 1.4 10 8.8 10 18.4Z"/>
    <path stroke-width="1" stroke-opacity=".7" d="M12 3.6v4M8.6 9l-1.4 4M15 8.6l1.8 4.6M11.6 11v5M6.4 16.4l-1 3.4M16.4 16l1 4M12.6 18.6v2"/>
    <path stroke-width="1.6" d="M12 3.4V1"/>`,
  pond: `
    <path fill="var(--grass-dark)" stroke="none" d="M1 20.6C.6 12 5 7.6 12 7.6S23.4 12 23 20.6Z"/>
    <path fill="var(--water)" d="M2.6 16.6c0-3.6 4-5.6 9.4-5.6s9.4 2 9.4 5.6-4 5-9.4 5-9.4-1.4-9.4-5Z"/>
    <path stroke="var(--kit-wool)" stroke-width="1" d="M5.6 18.8h4M13 19.8h4.6"/>
    <path fill="var(--kit-wool)" d="M8 14.6c0-1 1-1.6 1.8-1.2V11a2.4 2.4 0 1 1 4.4 1.4c1.6.2 3.4 0 4.4-.8.2 3-1.6 4.8-5 4.8-3 0-5.2-.4-5.6-1.8Z"/>
    <path fill="var(--clay)" stroke-width=".9" d="m9.8 10.6-2.4.8 2.4.8Z"/>`,
  well: `
    <path fill="var(--wood)" d="M4.2 9h2v8h-2ZM17.8 9h2v8h-2Z"/>
    <path d="M12 9.6v4.2" stroke-width="1.2"/>
    <path fill="var(--kit-iron)" d="M10.2 13.4h3.6l-.6 3.2h-2.4Z"/>
    <path fill="var(--stone)" d="M2.6 16h18.8v5.6H2.6Z"/>
    <path stroke-width="1" d="M2.6 18.8h18.8M7 16v2.8M12 16v2.8M17 16v2.8M9.6 18.8v2.8M14.6 18.8v2.8"/>
    <path fill="var(--roof-clay)" d="M1.6 10 12 2.6 22.4 10Z"/>`,
  mill: `
    ${long('wood', 'roof-wood', BOARDS)}
    <circle cx="17" cy="16.4" r="5.8" fill="var(--kit-iron)"/>
    <path stroke-width="1.3" d="M17 9.4v14M10 16.4h14M12 11.4l10 10M22 11.4l-10 10"/>
    <circle cx="17" cy="16.4" r="1.8" fill="var(--kit-cut)"/>`,
  glass: `
    <path fill="var(--water)" d="M3 11.6 12 4l9 7.6v10H3Z"/>
    <path fill="var(--kit-wool)" fill-opacity=".6" stroke="none" d="M4.6 12.4 11 7v5.4Z"/>
    <path stroke="var(--kit-wool)" stroke-width="1.3" d="M12 4.4v17M3.4 12.4h17.2M7.6 8.6v12.6M16.4 8.6v12.6M3.4 17h17.2"/>
    <path d="M3 11.6 12 4l9 7.6v10H3Z"/>
    <path fill="var(--kit-leaf)" stroke-width=".9" d="M5 21.2c0-2.6 2-4 3.4-1.6C9.2 17 11.6 17.4 12 19.6c1-2.6 3.6-2.4 3.8 0 1.4-1.6 3.2-.6 3.2 1.6Z"/>`,
  rack: `
    <path fill="var(--straw)" d="M3 12.4C3.6 6 7 3.4 12 3.4s8.4 2.6 9 9Z"/>
    <path stroke-width="1" stroke-opacity=".7" d="M8 6.4 7 10M12 5v5M16 6.4l1 3.6"/>
    <path fill="var(--wood)" d="M2 11.4h20v2.4H2ZM5 18h14v2H5Z"/>
    <path fill="var(--wood)" stroke-width="1" d="m3 13.8 3 4.2h1.6l-2.6-4.2ZM8.6 13.8l1 4.2h1.6l-.6-4.2ZM13.4 13.8 12.8 18h1.6l1-4.2ZM19 13.8 16.4 18H18l3-4.2ZM6 20h1.6v2.4H6ZM16.4 20H18v2.4h-1.6Z"/>`,
  kennel: `
    <path fill="var(--wood)" d="M4 12 12 5.6 20 12v9.6H4Z"/>
    <path stroke-width=".9" stroke-opacity=".6" d="${LOGS}"/>
    <path fill="var(--line)" d="M8 21.6v-4a4 4 0 0 1 8 0v4Z"/>
    <path fill="var(--clay)" d="M1.8 13 12 4l10.2 9-1.6 1.8L12 7.4l-8.6 7.4Z"/>
    <path fill="var(--kit-cut)" d="M9 17.6a3 2.6 0 0 1 6 0v2.2c-.6 2-5.4 2-6 0Z"/>
    <path fill="var(--field)" stroke-width=".9" d="M9.6 15.8c-2.2-.2-2.8 2.2-2 4 1.6.2 2.2-1.8 2.2-3.2ZM14.4 15.8c2.2-.2 2.8 2.2 2 4-1.6.2-2.2-1.8-2.2-3.2Z"/>
    <path stroke-width="1.1" d="M10.9 18h.01M13.1 18h.01"/>
    <path fill="var(--line)" stroke-width=".6" d="M11.2 19.4h1.6l-.8.9Z"/>`,
  floor: `
    <path fill="var(--field)" d="M4 8h16l3 13.6H1Z"/>
    <path fill="var(--kit-cut)" d="M6 4.4h12l.6 3H5.4ZM5.2 8.8h13.6l.8 3.4H4.4ZM4 13.6h12l.4 3.6H3.2Z"/>
    <path stroke-width="1" d="M12 4.4v3M9 8.8v3.4M15 8.8v3.4M10 13.6v3.6M4 19.4h5M12 19.8h6"/>`,
  feeder: `
    <path fill="var(--straw)" d="M3 12.4c.4-3.6 3.4-4.6 5-3.4 1.6-3 6.4-3 8 0 1.8-1.2 4.8 0 5 3.4Z"/>
    <path fill="var(--wood)" d="M1.4 12h21.2l-2.2 7H3.6Z"/>
    <path stroke-width="1" d="M2.4 15.4h19.2"/>
    <path fill="var(--wood)" d="M5 19h2.4l.6 3.2H5.6ZM16.6 19H19l-.6 3.2H16Z"/>`,
  beets: `${kit('field')}${mark(kit('vegetable'), 1, 5, 0.5)}${mark(kit('vegetable'), 11, 9, 0.56)}`,
  shop: `
    <path fill="var(--kit-cut)" d="M3 12h18v9.6H3Z"/>
    <path fill="var(--clay)" stroke-width="1" d="M3 12h3v9.6H3ZM18 12h3v9.6h-3Z"/>
    <path fill="var(--wood)" d="M4.6 16.4h14.8v5.2H4.6Z"/>
    <path fill="var(--kit-wool)" d="M1.4 11.6 3.4 4h17.2l2 7.6a2.4 2.4 0 0 1-4.240 1 2.4 2.4 0 0 1-4.240 0 2.4 2.4 0 0 1-4.240 0 2.4 2.4 0 0 1-4.240 0 2.4 2.4 0 0 1-4.240-1Z"/>
    <path stroke="var(--alarm)" stroke-width="2.2" d="M5.8 5.2 5 11.2M10 5.2l-.2 6M14 5.2l.2 6M18.2 5.2l.8 6"/>`,
};

/** Every tile by its id. */
export const pictures: Readonly<Record<string, string>> = {
  cottage: kit('cottage'),
  stall,
  stables: kit('stables'),
  shelter: open('straw'),
  'open-stables': open('kit-barn'),
  'storage-building': long('kit-cut', 'roof-clay') + mark(kit('wood')),
  'half-timbered-house': gable('kit-wool', 'roof-clay', BEAMS),
  'large-extension': double('kit-wool', 'roof-clay'),
  'carpenters-workshop': long('wood', 'roof-wood', BOARDS) + mark(kit('improvement')),
  'materials-outlet': open('roof-clay') + mark(kit('stone'), 1, 11.6, 0.44) + mark(kit('wood')),
  'home-workshop': gable('kit-cut', 'roof-wood') + mark(kit('improvement')),
  inn: gable('kit-wool', 'roof-clay', BEAMS) + mark(mug),
  'farm-shop': OWN.shop,
  office: gable('stone', 'roof-stone', BLOCKS) + mark(ledger, 12.4, 11.6, 0.46),
  'woodworking-shop': long('wood', 'hedge', BOARDS) + mark(kit('fence')),
  'corner-houses': double('stone', 'kit-barn'),
  'insemination-center': gable('kit-wool', 'hedge') + mark(heart, 11.6, 11.6, 0.5),
  carpenter: long('kit-cut', 'roof-wood', BOARDS) + mark(saw),
  'fodder-beet-field': OWN.beets,
  'building-firm': kit('renovate'),
  'fence-manufacturer': open('hedge') + mark(kit('fence')),
  'small-extension': yard('kit-cut') + mark(gable('kit-wool', 'roof-clay'), 4.6, 0, 0.62),
  depot: long('stone', 'roof-stone', BLOCKS) + mark(kit('wood')),
  estate: towers('hedge'),
  pen: yard(),
  'cottage-extension': double('kit-cut', 'straw'),
  'barn-floor-manufacturer': OWN.floor,
  'cattle-farm': long('kit-cut', 'kit-barn', BOARDS) + mark(kit('cow')),
  'organic-farm': gable('wood', 'kit-leaf', LOGS) + mark(leaf),
  barn: kit('stable') + mark(OWN.haystack, 12, 11.4, 0.5),
  'servants-cottage': gable('kit-wool', 'straw') + mark(kit('fence'), 12.6, 12.6, 0.46),
  'reed-hut': gable('reed', 'reed', LOGS),
  'stewards-office': gable('stone', 'roof-clay', BLOCKS) + mark(kit('person'), 12, 11, 0.52),
  'timber-shop': open('roof-wood') + mark(kit('wood')),
  'byre-dwelling': long('kit-wool', 'straw', 'M5.6 13v8.6M18.4 13v8.6M2.6 17.4h7M14.4 17.4h7'),
  'country-house': gable('kit-cut', 'roof-clay', BEAMS) + mark(kit('pasture'), 12, 12, 0.5),
  'log-house': gable('wood', 'roof-wood', LOGS),
  'feeding-station': OWN.feeder,
  manor: towers('roof-clay'),
  'cattle-market': open('roof-clay') + mark(kit('cow'), 9, 9.6, 0.6),
  'duck-pond': OWN.pond,
  joinery: gable('wood', 'roof-wood', LOGS) + mark(OWN.feeder, 11.6, 11.6, 0.5),
  haystack: OWN.haystack,
  sawmill: OWN.mill,
  'animal-trader': open('straw') + mark(kit('sheep'), 9, 9.6, 0.6),
  'rearing-station': long('kit-wool', 'straw', BOARDS) + mark(kit('sheep'), 11.6, 12, 0.5),
  'trading-station': gable('kit-cut', 'roof-stone', BEAMS) + mark(coin, 12.4, 11.6, 0.48),
  'feed-storehouse': long('wood', 'straw', BOARDS) + mark(OWN.feeder, 11.6, 11.4, 0.5),
  'farm-well': OWN.well,
  'assembly-hall': long('stone', 'roof-clay', BLOCKS) + mark(kit('person'), 1.6, 12, 0.46) + mark(kit('person'), 12, 12, 0.46),
  ranch: yard() + mark(kit('horse'), 4, 2.6, 0.68),
  conservatory: OWN.glass,
  'hay-rack': OWN.rack,
  'pig-stall': stall + mark(kit('pig')),
  'breeding-station': long('kit-cut', 'hedge', BOARDS) + mark(heart, 11.6, 11.4, 0.5),
  'cow-stall': stall + mark(kit('cow')),
  'stone-carvers-workshop': gable('stone', 'roof-stone', BLOCKS) + mark(block, 11.4, 11, 0.54),
  stud: long('kit-cut', 'roof-clay', BOARDS) + mark(kit('horse')),
  'dog-house': OWN.kennel,
  'dairy-farm': long('kit-wool', 'roof-clay', BOARDS) + mark(churn, 12.4, 11, 0.5),
  'wild-boar-pen': yard('kit-soil') + mark(kit('pig'), 4.6, 4, 0.62),
};
