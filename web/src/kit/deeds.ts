import { adult, hat, newborn } from './people';

const roof = 'M1.2 12 12 2.2 22.8 12l-1.8 1.6L12 5.6 3 13.6Z';

function cottage(wall: string, roofing: string, courses: string): string {
  return `
    <path fill="${wall}" d="M3.4 10.6 12 4l8.6 6.6v10.8H3.4Z"/>
    <path stroke-width="1" stroke-opacity=".65" d="${courses}"/>
    <path fill="var(--line)" d="M9.8 21.4v-5.6a2.2 2.2 0 0 1 4.4 0v5.6Z"/>
    <path fill="${roofing}" d="${roof}"/>`;
}

function card(mark: string): string {
  return `
    <path fill="var(--kit-wool)" d="M5.6 1.6h12.8a2 2 0 0 1 2 2v16.8a2 2 0 0 1-2 2H5.6a2 2 0 0 1-2-2V3.6a2 2 0 0 1 2-2Z"/>${mark}`;
}

const hammer = `
    <path fill="var(--wood)" d="m11.8 8.6 3 2.6-9.6 11c-1.8.8-3.8-1-3-2.8Z"/>
    <path fill="var(--kit-iron)" d="M8.2 6.2C10 3 13.4 1.4 16.8 2.2l-1.4 2.4 5 4.4 1.6-.4 1 1-3.4 3.8-1.2-.8.2-1.4-3.8-3.3-2.6 2.9Z"/>`;

/** What is built, done and counted on a farm, each drawn in 24 units in the manner of the goods. */
export const deeds = {
  fence: `
    <g fill="var(--wood)">
      <path d="M1 9h22v3H1ZM1 15h22v3H1Z"/>
      <path d="M4 6.2 6 4l2 2.2V21.5H4ZM16 6.2 18 4l2 2.2V21.5h-4Z"/>
    </g>`,

  stable: `
    <path fill="var(--kit-barn)" d="M3 21.6V10.6L7 5l5-2.6L17 5l4 5.6v11Z"/>
    <path stroke="var(--kit-wool)" stroke-width="1.5" d="M8 20.8v-7.4h8v7.4M8.6 14l6.8 6.4M15.4 14l-6.8 6.4"/>
    <path fill="var(--line)" stroke-width="1" d="M10.7 7.6h2.6v2.6h-2.6z"/>
    <path d="M1.6 11.4 6.2 4.8 12 1.8l5.8 3 4.6 6.6M1.8 21.6h20.4" stroke-width="1.7"/>`,

  person: `<path fill="var(--straw)" d="${adult}"/>`,

  guest: `<path fill="var(--kit-wool)" d="${adult}"/><path fill="var(--straw)" d="${hat}"/>`,

  newborn: `
    <path fill="var(--straw)" d="${newborn}"/>
    <path stroke-width="1.1" d="M8.2 10.5c2.4 1.2 5.2 1.2 7.6 0M6 13.4l9.4 7.4M18.2 13.4l-6 4.8"/>
    <path stroke-width="1.5" d="M10.4 7.4h.01M13.6 7.4h.01"/>`,

  grow: `
    <path fill="var(--straw)" transform="translate(-1.6 -.4) scale(.72 1)" d="${adult}"/>
    <path fill="var(--straw)" transform="translate(11.2 8.8) scale(.54 .6)" stroke-width="2.2" d="${newborn}"/>
    <path stroke-width="2" stroke="var(--hedge)" d="M19 1.8v5.6M16.2 4.6h5.6"/>`,

  begging: `
    <path fill="var(--alarm)" d="M2 10.8h20c0 4.6-2.6 7.6-6 8.6v2H8v-2c-3.4-1-6-4-6-8.6Z"/>
    <ellipse cx="12" cy="10.8" rx="10" ry="3.2" fill="var(--kit-wool)"/>
    <path stroke-width="1.4" d="m17.6 13.4-2 1.8 1.2 1.6-1.4 2"/>
    <path stroke="var(--alarm)" stroke-width="2.2" d="M8.4 3.8h7.2"/>`,

  points: `
    <path fill="var(--straw)" d="m12 .8 2 3.6 3.6-2 .2 4.1 4.1.2-2 3.6 3.6 1.7-3.6 1.9 2 3.6-4.1.2-.2 4.1-3.6-2-2 3.5-2-3.5-3.6 2-.2-4.1-4.1-.2 2-3.6L.5 12l3.6-1.7-2-3.6 4.1-.2.2-4.1 3.6 2Z"/>
    <circle cx="12" cy="12" r="5.4" fill="var(--kit-wool)"/>`,

  start: `
    <path stroke-width="2.6" d="M11 17v4.8M14.6 17v4.8M9.4 21.8H11M13 21.8h1.6"/>
    <path stroke-width="1.2" stroke="var(--clay)" d="M11 17v4.8M14.6 17v4.8M9.4 21.8H11M13 21.8h1.6"/>
    <path fill="var(--straw)" d="M5.6 6.4C8 5.6 9.4 7.2 10 9.2c.6 2 2.6 2.6 4.4 1.4.4-3.8 2.6-6.8 7-7.4 1.8 4 1.4 9.8-2.6 13.2-2.4 2-6 2.6-9.2 1.2C6 16 4.4 12.6 4.4 9.4Z"/>
    <path fill="var(--alarm)" stroke-width="1.1" d="M4.6 6.4C3.4 4.2 4.6 3 5.6 4.2c0-2.2 2-2.4 2.2-.4 1.4-.9 2.6.4 1.5 2.4L7.4 7.4Z"/>
    <path fill="var(--alarm)" stroke-width="1.1" d="M5.4 10.2c1.3.8 1.3 2.7.1 3.4-1.3-.6-1.5-2.4-.1-3.4Z"/>
    <path fill="var(--clay)" stroke-width="1.1" d="M4.6 7.4 1.4 9.2l3.2 1z"/>
    <path stroke-width="1.1" d="M10.8 13.4c1.8 1.6 4.4 1.2 5.6-.6M17.2 9.6c.6-1.8 1.6-3 3-3.8"/>
    <path stroke-width="1.7" d="M6.6 8.2h.01"/>`,

  round: `
    <path fill="var(--kit-wool)" d="M3 5h18v16.6H3Z"/>
    <path fill="var(--alarm)" d="M3 5h18v4.6H3Z"/>
    <path stroke-width="1.8" d="M7.6 2.6v4M16.4 2.6v4"/>
    <path fill="var(--straw)" stroke-width="1.1" d="M12 11.8a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z"/>`,

  harvest: `
    <path fill="var(--stone)" d="M8.6 15.6C4 10.8 5.4 3 13.2 1.8c4.4-.6 8 2 9.2 6C19.6 5 16 4.6 13.4 6.4c-3 2-3.4 5.4-2.2 7.8Z"/>
    <path fill="var(--wood)" d="M7.8 14.6 11 13.4l.6 2-6.4 7.2c-1.6.8-3.4-1-2.6-2.6Z"/>`,

  'room-wood': cottage(
    'var(--wood)',
    'var(--kit-cut)',
    'M3.4 13.6h17.2M3.4 16.2h17.2M3.4 18.8h17.2',
  ),
  'room-clay': cottage(
    'var(--clay)',
    'var(--straw)',
    'M3.4 14h17.2M3.4 17.6h17.2M7 10.6V14M17 10.6V14M5.6 14v3.6M18.4 14v3.6M7 17.6v3.8M17 17.6v3.8',
  ),
  'room-stone': cottage(
    'var(--stone)',
    'var(--kit-barn)',
    'M3.4 15.2 8 14.4l1 4.2-5.6.6M20.6 15.2 16 14.4l-1 4.2 5.6.6M8 14.4l1.4-4.6h5.2l1.4 4.6',
  ),

  field: `
    <path fill="var(--field)" d="M6 4h12l5 17H1Z"/>
    <path stroke-width="1.3" d="M9.2 4 6.8 21M12 4v17M14.8 4l2.4 17"/>
    <path stroke="var(--kit-cut)" stroke-width="1" d="M7.6 6 4.4 19.4M10.6 6l-1 13.4M13.4 6l1 13.4M16.4 6l3.2 13.4"/>`,

  pasture: `
    <path fill="var(--grass)" d="M3 6h18v14H3Z"/>
    <path stroke="var(--hedge)" stroke-width="1.5" d="M8.4 12.4v4M6.4 13.8l2 2.6 2-2.6M15.6 10v4M13.6 11.4l2 2.6 2-2.6"/>
    <g fill="var(--wood)" stroke-width="1.1">
      <path d="M2 5.4h20v2.6H2ZM2 18.4h20V21H2Z"/>
      <path d="M1 3.6 2.6 1.8l1.6 1.8v19H1ZM19.8 3.6l1.6-1.8L23 3.6v19h-3.2Z"/>
    </g>`,

  market: `
    <path fill="var(--wood)" d="M4 10h2.4v12.4H4ZM17.6 10H20v12.4h-2.4Z"/>
    <path fill="var(--kit-cut)" d="M2.4 14.6h19.2v3.8H2.4Z"/>
    <path fill="var(--kit-wool)" d="M4.8 2.6h14.4L22.6 9c.2 2-3 2.2-3.5.6-.5 1.6-3 1.6-3.5 0-.5 1.6-3.1 1.6-3.6 0-.5 1.6-3.1 1.6-3.6 0-.5 1.6-3 1.6-3.5 0-.5 1.6-3.7 1.4-3.5-.6Z"/>
    <path fill="var(--clay)" stroke="none" d="M7.8 3.4h2.8l-.6 5.8H6ZM13.4 3.4h2.8L18 9.2h-4Z"/>`,

  bread: `
    <path fill="var(--kit-cut)" d="M2 13.4C1 8.8 5.6 5.2 12 5.2s11 3.6 10 8.2c-.3 1.4-1 2.2-1.8 2.6v3.4c0 .9-.6 1.4-1.5 1.4H5.3c-.9 0-1.5-.5-1.5-1.4V16c-.8-.4-1.5-1.2-1.8-2.6Z"/>
    <path fill="var(--wood)" stroke="none" d="M2.7 12.6C2.3 9 6.4 6 12 6s9.7 3 9.3 6.6c-1.3 1.8-3 1.2-3.6.2-1.2 1.6-3.2 1.6-4.2 0-1 1.6-3 1.6-4.2 0-1.2 1.6-2.8 1.4-3.6.2-.8 1-2 1-3-.4Z"/>
    <path stroke="var(--kit-wool)" stroke-width="1.5" d="m7.2 10.6 1-2.2M11.6 10l.8-2.2M16 10.6l.6-2.2"/>`,

  bake: `
    <path fill="var(--clay)" d="M2 21.6v-7C2 8 6 3.2 12 3.2S22 8 22 14.6v7Z"/>
    <path stroke-width="1" d="M3 12h3.2M17.8 12H21M6 7.4l2 2.2M18 7.4l-2 2.2M12 3.2v3.4M2.2 17h3M18.8 17h3"/>
    <path fill="var(--line)" d="M6 21.6v-6c0-3.6 2.6-6.2 6-6.2s6 2.6 6 6.2v6Z"/>
    <path fill="var(--straw)" stroke="none" d="M12 11.6c3.2 2.6 4 4.6 4 6.4 0 2.2-1.7 3.6-4 3.6s-4-1.4-4-3.6c0-1 .5-2.2 1.3-3 .3.9.8 1.4 1.3 1.5-.1-1.8.3-3.5 1.4-4.9Z"/>`,

  cook: `
    <path stroke-width="3" d="M5.2 9.6C5.2 5 8 2.6 12 2.6s6.8 2.4 6.8 7"/>
    <path stroke-width="1.2" stroke="var(--kit-iron)" d="M5.2 9.6C5.2 5 8 2.6 12 2.6s6.8 2.4 6.8 7"/>
    <path fill="var(--kit-iron)" d="M3.2 11h17.6c1 3.8-.6 7.6-3.6 9.2l.6 2.2h-2.2l-.8-1.6H9.2l-.8 1.6H6.2l.6-2.2C3.8 18.6 2.2 14.8 3.2 11Z"/>
    <path fill="var(--kit-iron)" d="M2.2 8.8h19.6v2.6H2.2Z"/>
    <path stroke="var(--kit-wool)" stroke-width="1.3" d="M5.6 13.6c-.2 1.8.3 3.2 1.4 4.2"/>`,

  plow: `
    <path fill="var(--wood)" d="M1.4 8.6 2.6 6.4l12.6 6.4 5-9.6 2.4 1.2-6.6 12.4Z"/>
    <path fill="var(--stone)" d="M15.8 11.6c.8 4-1 7.2-5.6 7.6-3.2.2-5.6-.6-8-2.6 4.2-.2 6.4-2.4 7.4-6.6Z"/>
    <path stroke="var(--field)" stroke-width="2" d="M1.4 21.8c2-1.2 3.6-1.2 5.4 0 1.8-1.2 3.6-1.2 5.4 0 1.8-1.2 3.6-1.2 5.4 0 1.8-1 3.4-1.2 5 0"/>`,

  sow: `
    <path fill="var(--field)" d="M1.4 22c.4-4.6 4.4-6.8 10.6-6.8S22.2 17.4 22.6 22Z"/>
    <path stroke-width="2.9" d="M12 16V9.6"/>
    <path stroke="var(--kit-leaf)" stroke-width="1.3" d="M12 16V9.6"/>
    <path fill="var(--kit-leaf)" d="M11.8 10.4C7.8 11 4.6 8.6 4 4c4.4-.4 7.6 2 7.8 6.4ZM12.2 10.4c4 .6 7.2-1.8 7.8-6.4-4.4-.4-7.6 2-7.8 6.4Z"/>
    <path stroke="var(--kit-cut)" stroke-width="1.5" d="M5.6 20h2M10.4 18.8h.6M14.6 20h2M18.6 20.2h.6"/>`,

  renovate: `
    <path fill="var(--wood)" stroke="none" d="M2.4 12 9.4 5.6v16H2.4Z"/>
    <path fill="var(--stone)" stroke="none" d="m9.4 5.6 7 6.4v9.6h-7Z"/>
    <path d="M2.4 12v9.6h14V12"/>
    <path stroke-width="1.1" d="M2.4 15.4h7M2.4 18.6h7M9.4 6v15.6M9.4 15.2h7M13 12v3.2M11.4 18.6h5"/>
    <path fill="var(--clay)" d="M.8 12.2 9.4 3.6l8.6 8.6-1.6 1.6-7-6.8-7 6.8Z"/>
    <path fill="var(--straw)" d="m19.8 1.4 3.8 4.4h-2.2v6.4h-3.2V5.8H16Z"/>`,

  cottage: cottage(
    'var(--kit-wool)',
    'var(--straw)',
    'M3.4 13.4h17.2M6.6 10.4v11M17.4 10.4v11M6.6 13.4l-3.2 5M17.4 13.4l3.2 5',
  ),

  building: cottage(
    'var(--straw)',
    'var(--kit-barn)',
    'M3.4 14.4h17.2M3.4 18h5M15.6 18h5M7.6 10.6v3.8M16.4 10.6v3.8',
  ),

  stall: `
    <path fill="var(--wood)" d="M3 10.8h18v10.8H3Z"/>
    <path stroke-width="1" d="M5.4 12v9M18.6 12v9M5.4 16h3M15.6 16h3"/>
    <path fill="var(--line)" d="M8.6 21.6v-7.4h6.8v7.4Z"/>
    <path fill="var(--kit-wool)" d="M1.2 11.6 5.6 4.4h12.8l4.4 7.2Z"/>
    <path stroke-width="1" stroke-opacity=".65" d="m7.4 5.4-2.6 5.2M10.6 5.4l-1.2 5.2M13.4 5.4l1.2 5.2M16.6 5.4l2.6 5.2"/>`,

  stables: `
    <path fill="var(--kit-barn)" d="M2 10.8h20v10.8H2Z"/>
    <path stroke="var(--kit-wool)" stroke-width="1.3" d="M4.2 20.8v-6.4h6.4v6.4M13.4 20.8v-6.4h6.4v6.4M4.6 14.8l5.6 5.6M10.2 14.8l-5.6 5.6M13.8 14.8l5.6 5.6M19.4 14.8l-5.6 5.6"/>
    <path fill="var(--kit-iron)" d="M.8 11.6 5 3.4h14l4.2 8.2Z"/>
    <path fill="var(--kit-barn)" d="M8.8 9.4V6.2L12 3.4l3.2 2.8v3.2Z"/>
    <path fill="var(--line)" stroke-width="1" d="M11 6.8h2v2h-2z"/>`,

  space: `
    <path fill="var(--grass)" stroke="none" d="M3 3h18v18H3Z"/>
    <path stroke-width="1.6" stroke-dasharray="3.2 2.2" d="M3 3h18v18H3Z"/>
    <path stroke="var(--hedge)" stroke-width="1.5" d="M9.6 10v4M7.6 11.4l2 2.6 2-2.6M15.6 13v4M13.6 14.4l2 2.6 2-2.6"/>`,

  extension: `
    <path fill="var(--grass)" d="M3.4 1.6h10.4v20.8H3.4Z"/>
    <path fill="var(--kit-leaf)" d="M3.4 1.6h10.4v2.6H3.4Z"/>
    <path fill="var(--reed)" d="M3.4 20h10.4v2.4H3.4Z"/>
    <path stroke-width="1.1" d="M3.4 9.4h10.4M3.4 14.8h10.4"/>
    <path stroke-width="5" d="M19.2 8.6v7M15.7 12.1h7"/>
    <path stroke="var(--straw)" stroke-width="2.4" d="M19.2 8.6v7M15.7 12.1h7"/>`,

  improvement: hammer,
  minor: card(`<g transform="translate(4.6 5.2) scale(.6)" stroke-width="1.8">${hammer}</g>`),
  occupation: card(
    `<path fill="var(--straw)" transform="translate(5 4.9) scale(.585)" stroke-width="1.8" d="${adult}"/>`,
  ),
} as const satisfies Record<string, string>;
