/** The card backs of Hallertau share a sheet; each has its own colour and mark. */
function back(colour: string, mark: string): string {
  return `
    <path fill="${colour}" d="M5.6 1.4h12.8a2 2 0 0 1 2 2v17.2a2 2 0 0 1-2 2H5.6a2 2 0 0 1-2-2V3.4a2 2 0 0 1 2-2Z"/>
    <path stroke="var(--kit-wool)" stroke-width="1.1" d="M6.2 4h11.6v16H6.2Z"/>${mark}`;
}

/** An ear on its stalk, grain by grain, with the awns that tell barley from rye. */
function ear(colour: string, grains: string, awns = ''): string {
  return `
    ${awns && `<path stroke="var(--muted)" stroke-width="1" d="${awns}"/>`}
    <path stroke-width="3" d="M12 16v7"/>
    <path stroke="${colour}" stroke-width="1.2" d="M12 16v7"/>
    <path fill="${colour}" stroke-width="1.2" d="${grains}"/>`;
}

/** A sheep on its way; the arrow above it says where to. */
function walking(arrow: string): string {
  return `
    <path stroke-width="2.6" d="M5.6 15.6v4.8M8.2 16v4.6M12 16v4.6M14.4 15.4v5"/>
    <path stroke-width="1.2" stroke="var(--kit-face)" d="M5.6 15.6v4.8M8.2 16v4.6M12 16v4.6M14.4 15.4v5"/>
    <path fill="var(--kit-wool)" d="M16 13a2.2 2.2 0 0 1-2.4 2.6 2.7 2.7 0 0 1-4.2.9 2.6 2.6 0 0 1-4.2-1.2 2.2 2.2 0 0 1-2-2.8 2 2 0 0 1 .9-2.9 2.4 2.4 0 0 1 3.4-1.9 2.8 2.8 0 0 1 4.4 0 2.4 2.4 0 0 1 3.3 2.1A1.9 1.9 0 0 1 16 13Z"/>
    <path fill="var(--kit-face)" stroke-width="1" d="M4.4 8.2c.6 2-.4 4.8-2.4 5-1.2 0-1.8-1-1.6-2 .2-.8.8-1 1.1-1.8.3-1 .6-1.4 1.5-1.6Z"/>
    ${arrow}`;
}

const fleece =
  'M5 16.6a3.5 3.5 0 0 1-2.2-5.4 3.6 3.6 0 0 1 3-5A4.2 4.2 0 0 1 12 3.4a4.2 4.2 0 0 1 6.2 2.8 3.6 3.6 0 0 1 3 5 3.5 3.5 0 0 1-2.2 5.4 3.8 3.8 0 0 1-4.6 3A4 4 0 0 1 12 21a4 4 0 0 1-2.4-1.4 3.8 3.8 0 0 1-4.6-3Z';

/**
 * What a village of the Hallertau grows, makes and uses, each drawn in 24 units in the manner of
 * the other goods; then its workers, its crafts and its cards.
 */
export const produce = {
  barley: `<g transform="rotate(14 12 12)">${ear(
    'var(--straw)',
    'M12 4.4c1.8 1.6 1.8 4 0 5.6-1.8-1.6-1.8-4 0-5.6ZM11.6 10.4c-2.6.2-4.2-1.4-4.2-4 2.6-.2 4.2 1.4 4.2 4ZM12.4 10.4c2.6.2 4.2-1.4 4.2-4-2.6-.2-4.2 1.4-4.2 4ZM11.6 15c-2.6.2-4.2-1.4-4.2-4 2.6-.2 4.2 1.4 4.2 4ZM12.4 15c2.6.2 4.2-1.4 4.2-4-2.6-.2-4.2 1.4-4.2 4ZM11.6 19.4c-2.6.2-4.2-1.4-4.2-4 2.6-.2 4.2 1.4 4.2 4ZM12.4 19.4c2.6.2 4.2-1.4 4.2-4-2.6-.2-4.2 1.4-4.2 4Z',
    'M12 5V.4M8 7.4 5.4 1M16 7.4 18.6 1M8 12 3.8 4.6M16 12l4.2-7.4M10 8 8.6.8M14 8 15.4.8',
  )}</g>`,

  rye: `<g transform="rotate(-24 12 12)">
    <path fill="var(--kit-leaf)" stroke-width="1.1" d="M12 22c4-.4 6.6-2.6 7.4-6.6-4.4.2-6.8 2.4-7.4 6.6Z"/>${ear(
    'var(--kit-rye)',
    'M12-.6c2 1.8 2 4.8 0 6.6-2-1.8-2-4.8 0-6.6ZM11.8 11.2C8.4 10.8 7 8.2 7.9 4.8c3.4.4 4.8 3 3.9 6.4ZM12.2 11.2c3.4-.4 4.8-3 3.9-6.4-3.4.4-4.8 3-3.9 6.4ZM11.8 17.4C8.4 17 7 14.4 7.9 11c3.4.4 4.8 3 3.9 6.4ZM12.2 17.4c3.4-.4 4.8-3 3.9-6.4-3.4.4-4.8 3-3.9 6.4Z',
  )}</g>`,

  flax: `
    <path stroke-width="3" d="M12 13v9.6M12 19c-2 0-3.6-1-4.4-3M12 21c2.2 0 4-1.2 4.8-3.4"/>
    <path stroke="var(--kit-leaf)" stroke-width="1.2" d="M12 13v9.6M12 19c-2 0-3.6-1-4.4-3M12 21c2.2 0 4-1.2 4.8-3.4"/>
    <g fill="var(--kit-flax)" stroke-width="1.2">
      <path d="M12 8C9.4 6.4 9.2 3 12 .8c2.8 2.2 2.6 5.6 0 7.2Z"/>
      <path d="M12 8C11.6 5 14.6 3 18 4.2c0 3.6-3 5.4-6 3.8Z" transform="rotate(14 12 8)"/>
      <path d="M12 8c2.8-1 5.6 1.2 5.6 4.8-3.4 1-6-1.4-5.6-4.8Z"/>
      <path d="M12 8c-2.8-1-5.6 1.2-5.6 4.8 3.4 1 6-1.4 5.6-4.8Z"/>
      <path d="M12 8C12.4 5 9.4 3 6 4.2 6 7.8 9 9.6 12 8Z" transform="rotate(-14 12 8)"/>
    </g>
    <circle cx="12" cy="8" r="1.7" fill="var(--straw)" stroke-width="1"/>`,

  hops: `
    <path stroke-width="1.6" d="M12 3.4c.2-1.4 1.2-2.2 2.8-2.4"/>
    <path fill="var(--kit-leaf)" d="M12 4.4C9.8 2.4 7 2.2 4.2 3.8c1.6 2.8 4.2 3.6 7.8.6Z"/>
    <path fill="var(--kit-hop)" d="M12 23.2c-1.6-.8-2.6-1.8-3-3-1.8-.2-3-1.6-2.8-3.4-1.6-.8-2.2-2.6-1.4-4.2-1-1.6-.6-3.6 1-4.6C6.8 5.4 9.2 4 12 4s5.2 1.4 6.2 4c1.6 1 2 3 1 4.6.8 1.6.2 3.4-1.4 4.2.2 1.8-1 3.2-2.8 3.4-.4 1.2-1.4 2.2-3 3Z"/>
    <path stroke-width="1.1" d="M5.8 8c1.6 0 3 .8 3.8 2.4C10.2 8.8 11 8 12 7.6c1 .4 1.8 1.2 2.4 2.8.8-1.6 2.2-2.4 3.8-2.4M4.8 12.6c1.8 0 3.2.8 4 2.4.6-1.6 1.6-2.6 3.2-3 1.6.4 2.6 1.4 3.2 3 .8-1.6 2.2-2.4 4-2.4M6.2 16.8c1.8-.2 3 .6 3.8 2 .4-1.4 1-2.2 2-2.6 1 .4 1.6 1.2 2 2.6.8-1.4 2-2.2 3.8-2"/>`,

  hide: `
    <path fill="var(--kit-hide)" d="M9.4 2.6c1.6.8 3.6.8 5.2 0l2 2.6c1.6-.4 3.2-1.4 4.6-2.8l1.6 2.4c-1 1.8-2.4 3-4.2 3.6.2 1.8.2 3.6.8 5.4 1.6.4 2.8 1.6 3.6 3.4l-2 2.2c-1.6-1.2-3.2-1.6-5-1.2-1 1.2-1.6 2.6-1.8 4.2h-4.4c-.2-1.6-.8-3-1.8-4.2-1.8-.4-3.4 0-5 1.2l-2-2.2c.8-1.8 2-3 3.6-3.4.6-1.8.6-3.6.8-5.4C3.6 7.8 2.2 6.6 1.2 4.8l1.6-2.4c1.4 1.4 3 2.4 4.6 2.8Z"/>
    <path stroke-width="1" stroke-opacity=".7" d="M12 6v12M9 9.6l1.4 1M15 9.6l-1.4 1M9 14l1.4-1M15 14l-1.4-1"/>`,

  meat: `
    <path fill="var(--kit-wool)" d="M15.2 15.8 18.8 19c1.6-.8 3 .2 3 1.6 0 1-.8 1.6-1.6 1.4 0 .8-.8 1.4-1.6 1.2-1.4-.2-1.8-1.6-1.2-2.8L14 17Z" transform="translate(0 -.6)"/>
    <path fill="var(--kit-meat)" d="M3 12.8C.8 8.4 3 3.6 7.6 2 12.6.4 17.4 3.6 18 8.8c.4 3.6-.8 6.4-2.6 8.4-3.8 3-9.6.8-12.4-4.4Z"/>
    <path fill="var(--kit-pig)" stroke-width="1.1" d="M5.4 8.2C6.2 6 8.6 4.8 11 5.4c2.2.6 3.4 2.6 2.8 4.6-.6 2-2.8 3-5.2 2.4-2.4-.6-3.8-2.4-3.2-4.2Z"/>
    <circle cx="9.6" cy="8.9" r="1.5" fill="var(--kit-wool)" stroke-width="1"/>`,

  milk: `
    <path stroke-width="3.4" d="M17.2 9.8c4.8-.8 5.6 6.2.6 6.8"/>
    <path stroke="var(--kit-wool)" stroke-width="1.2" d="M17.2 9.8c4.8-.8 5.6 6.2.6 6.8"/>
    <path fill="var(--kit-wool)" d="M8 1.8h7.8l-1 4.4c2.6 1.8 3.8 4.6 3.6 8-.2 2.8-1 5.4-2.4 7.6H7.4C6 19.6 5.2 17 5 14.2c-.2-3.4 1-6.2 3.8-8L6 2.6Z"/>
    <path fill="var(--water)" stroke="none" d="M6 11.6h11.4c.3.9.4 1.7.3 2.6-.1 1.2-.3 2.3-.7 3.4H6.3c-.4-1.1-.6-2.2-.7-3.4 0-.9.1-1.7.4-2.6Z"/>
    <path stroke-width="1.2" d="M8.8 6.2h6"/>`,

  wool: `
    <path fill="var(--kit-wool)" d="${fleece}"/>
    <path stroke-width="1.2" d="M8.4 9.6a2.2 2.2 0 1 0 2.2 3.2M14 7.6a2.2 2.2 0 1 0 2.4 3.2M12.4 14.4a2 2 0 1 0 3.4 1M9 6.6a1.6 1.6 0 0 0 2.4.6M6.2 15.2a1.6 1.6 0 0 0 2.4.4"/>`,

  tool: `
    <path fill="var(--wood)" d="m13.4 8.4 2.2 2.2L5.2 22c-1.6 1.2-4-.8-2.8-2.6Z"/>
    <path fill="var(--kit-iron)" d="M6.2 3.8C11.2.6 16.6 1 20 4s4.4 8.4 1.6 13.6c-.6-3.8-2-6.8-4.4-9.2l-1.6 1.8-2.8-2.6 1.6-1.8C12 4.2 9.4 3.6 6.2 3.8Z"/>`,

  jewel: `
    <path stroke-width="4.6" d="M12 10.6a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 1 1 0-10.6Z"/>
    <path stroke="var(--straw)" stroke-width="2.2" d="M12 10.6a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 1 1 0-10.6Z"/>
    <path fill="var(--kit-gem)" d="M8 .9h8l3.4 3.7L12 12 4.6 4.6Z"/>
    <path stroke-width="1" d="M4.6 4.6h14.8M9.4 4.6 12 12l2.6-7.4L12 .9Z"/>`,

  boulder: `
    <path fill="var(--stone)" d="M1.4 20.6C.8 15.4 3 9.6 7.4 6.6c3.8-2.6 9-2.2 12 1.8 2.6 3.4 3.6 8 3.2 12.2Z"/>
    <path fill="var(--line)" fill-opacity=".3" stroke="none" d="M14.8 20.6c1.8-3.8 2-8.2.6-13 1.5.4 2.9 1.2 4 2.6 2.4 3 3.3 6.8 3.2 10.4Z"/>
    <path fill="var(--kit-wool)" fill-opacity=".45" stroke="none" d="M4 14.6c.8-3 2.6-5.4 5.2-6.8-1.2 2.4-3 4.8-5.2 6.8Z"/>
    <path stroke-width="1.1" d="M9.4 12.2 12 15l-1.6 2.6M15.4 8.6c.8 1.6 1 3 .8 4.4"/>
    <path stroke-width="1.6" d="M.8 20.6h22.4"/>`,

  worker: `
    <path fill="var(--kit-cut)" d="M12 2.2 21 6.8v10.4L12 21.8 3 17.2V6.8Z"/>
    <path fill="var(--line)" fill-opacity=".28" stroke="none" d="m12 11.4 9-4.6v10.4l-9 4.6Z"/>
    <path d="m3 6.8 9 4.6 9-4.6M12 11.4v10.4"/>`,

  survive: walking(`
    <path stroke-width="4.4" d="M12 4.2h9M18 1l3.4 3.2L18 7.4"/>
    <path stroke="var(--hedge)" stroke-width="2" d="M12 4.2h9M18 1l3.4 3.2L18 7.4"/>`),

  'return-sheep': walking(`
    <path stroke-width="4.4" d="M22 4.2h-9M16 1l-3.4 3.2L16 7.4"/>
    <path stroke="var(--clay)" stroke-width="2" d="M22 4.2h-9M16 1l-3.4 3.2L16 7.4"/>`),

  craft: `
    <path fill="var(--kit-wool)" d="M3.4 10.6 12 4l8.6 6.6v10.8H3.4Z"/>
    <path stroke-width="1.1" d="M3.4 13.8h17.2M7.4 10.6v3.2M16.6 10.6v3.2"/>
    <path fill="var(--kit-iron)" stroke-width="1.1" d="M8.2 16.4h5.6l2-1.2c0 2-1.2 3.2-3 3.4v1.2h1.8v1.6H8.8v-1.6h1.6v-1.2c-1.4 0-2.2-.8-2.2-2.2Z"/>
    <path fill="var(--clay)" d="M1.2 12 12 2.2 22.8 12l-1.8 1.6L12 5.6 3 13.6Z"/>`,

  'empty-field': `
    <path fill="var(--kit-cut)" stroke-dasharray="3 2" d="M6 4h12l5 17H1Z"/>
    <path stroke="var(--field)" stroke-width="1.2" d="M9.2 6 7.2 19M12 6v13M14.8 6l2 13"/>`,

  'sown-field': `
    <path fill="var(--field)" d="M5.4 9h13.2L23 22H1Z"/>
    <path stroke="var(--kit-cut)" stroke-width="1" d="M9 15.6 7.6 20.8M15 15.6l1.4 5.2"/>
    <path stroke-width="3" d="M12 17V9"/>
    <path stroke="var(--kit-leaf)" stroke-width="1.3" d="M12 17V9"/>
    <path fill="var(--kit-leaf)" d="M11.8 9.8C8 10.4 5 8.2 4.4 3.8c4.2-.4 7.2 1.8 7.4 6ZM12.2 9.8c3.8.6 6.8-1.6 7.4-6-4.2-.4-7.2 1.8-7.4 6Z"/>`,

  raise: `
    <path fill="var(--field)" d="M4.6 12h14.8L22.6 22H1.4Z"/>
    <path stroke="var(--kit-cut)" stroke-width="1" d="M8 14.6 6.6 20M12 14.6V20M16 14.6l1.4 5.4"/>
    <path stroke-width="5" d="M12 11.4V3.4M8 6.6l4-4 4 4"/>
    <path stroke="var(--hedge)" stroke-width="2.4" d="M12 11.4V3.4M8 6.6l4-4 4 4"/>`,

  'action-space': `
    <path fill="var(--kit-wool)" d="M2 3h20v18H2Z"/>
    <path stroke-width="1.3" d="M4.8 6.4h8"/>
    <path fill="var(--kit-cut)" stroke-width="1.2" d="M4.8 10.2h4v4h-4ZM10 10.2h4v4h-4ZM15.2 10.2h4v4h-4ZM10 15.6h4v3.4h-4Z"/>`,

  crate: `
    <path fill="var(--wood)" d="M2 8.6 12 4l10 4.6v10L12 23 2 18.6Z"/>
    <path fill="var(--line)" fill-opacity=".28" stroke="none" d="m12 13.2 10-4.6v10L12 23Z"/>
    <path fill="var(--kit-cut)" d="M2 8.6 12 4l10 4.6-10 4.6Z"/>
    <path stroke-width="1.1" d="M12 13.2V23M2 13.4l10 4.6 10-4.6"/>
    <path fill="var(--straw)" stroke-width="1.1" d="M7.4 8.4c.2-3 2-4.6 4.6-4.6s4.4 1.6 4.6 4.6L12 10.6Z"/>`,

  window: `
    <path fill="var(--kit-cut)" d="M3 2.6h18v18.8H3Z"/>
    <path fill="var(--water)" d="M6 5.6h12v12.8H6Z"/>
    <path stroke-width="2" d="M12 5.6v12.8M6 12h12"/>
    <path stroke-width="1.8" d="M1.6 21.4h20.8"/>`,

  'any-card': back(
    'var(--kit-wool)',
    '<g stroke="none"><path fill="var(--kit-gateway)" d="M5.6 3.4h5.9v8.1H5.6Z"/><path fill="var(--kit-farmyard)" d="M12.5 3.4h5.9v8.1h-5.9Z"/><path fill="var(--kit-bonus)" d="M5.6 12.5h5.9v8.1H5.6Z"/><path fill="var(--kit-point)" d="M12.5 12.5h5.9v8.1h-5.9Z"/></g>',
  ),
  gateway: back(
    'var(--kit-gateway)',
    '<path fill="var(--kit-wool)" stroke-width="1.1" d="M7.6 18v-6.6a4.4 4.4 0 0 1 8.8 0V18h-2.6v-6.4a1.8 1.8 0 0 0-3.6 0V18Z"/>',
  ),
  farmyard: back(
    'var(--kit-farmyard)',
    '<path fill="var(--kit-wool)" stroke-width="1.1" d="M7.4 18v-7L12 6.6l4.6 4.4v7h-2.8v-4.2h-3.6V18Z"/>',
  ),
  bonus: back(
    'var(--kit-bonus)',
    '<path stroke="var(--line)" stroke-width="4.8" d="M12 8v8M8 12h8"/><path stroke="var(--kit-wool)" stroke-width="2.6" d="M12 8v8M8 12h8"/>',
  ),
  point: back(
    'var(--kit-point)',
    '<path fill="var(--straw)" stroke-width="1.1" d="m12 6.2 1.7 3.7 4 .4-3 2.8.9 4-3.6-2.1-3.6 2.1.9-4-3-2.8 4-.4Z"/>',
  ),
} as const satisfies Record<string, string>;
