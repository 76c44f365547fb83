import { deeds } from './deeds';
import { goods } from './goods';

const head = '<circle cx="12" cy="10.4" r="4.5" fill="var(--kit-cut)"/>';

/** Somebody to the waist in clothes of a colour, with what is worn and carried. */
function somebody(colour: string, worn: string): string {
  return `
    <path fill="${colour}" d="M2.8 22.6c.3-5 3.8-7.8 9.2-7.8s8.9 2.8 9.2 7.8Z"/>${head}${worn}
    <path stroke-width="1.5" d="M10.3 11h.01M13.7 11h.01"/>`;
}

/** A bowl of the food on offer, smaller, at (x, y). */
const bowl = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) scale(.62)" stroke-width="1.9">${goods.food}</g>`;

/**
 * What the dice of Agricola Express show besides goods, animals and land, each drawn in 24 units in
 * the manner of the goods; then brick, and a die.
 */
export const trades = {
  house: `
    <path fill="var(--clay)" d="M16 3.4h3.2v6H16Z"/>
    <path fill="var(--kit-wool)" d="M3.6 11 12 4.2l8.4 6.8v10.6H3.6Z"/>
    <path fill="var(--line)" d="M10 21.6v-5.8h4v5.8Z"/>
    <path fill="var(--water)" stroke-width="1" d="M5.8 13h2.8v3H5.8ZM15.4 13h2.8v3h-2.8Z"/>
    <path fill="var(--kit-barn)" d="M1.2 12 12 2.4 22.8 12l-1.8 1.7-9-8-9 8Z"/>`,

  brick: `
    <path fill="var(--clay)" d="M6.4 3.8h11.2v6.6H6.4ZM.9 13h10.4v6.6H.9ZM12.7 13h10.4v6.6H12.7Z"/>
    <path stroke="var(--kit-wool)" stroke-opacity=".6" stroke-width="1.2" d="M8 5.6h5M2.6 14.8h4.6M14.4 14.8H19"/>
    <path stroke-width="1" d="M9.6 8.2h5M4.4 17.4h4M16.2 17.4h4"/>
    <path stroke-width="1.6" d="M.9 21.8h22.2"/>`,

  double: `${bowl(0.2, 0.2)}${bowl(8.8, 9)}`,

  mayor: somebody(
    'var(--kit-iron)',
    `
    <path fill="var(--line)" d="M4.8 7.8h14.4M7.4 7.6V1.4h9.2v6.2Z"/>
    <path stroke-width="2.2" d="M5.2 7.8h13.6"/>
    <path stroke="var(--alarm)" stroke-width="1.6" d="M7.8 6h8.4"/>
    <path stroke="var(--straw)" stroke-width="1.8" d="M7.4 16c1 3 2.6 4.2 4.6 4.2s3.6-1.2 4.6-4.2"/>
    <circle cx="12" cy="20.4" r="1.7" fill="var(--straw)" stroke-width="1"/>`,
  ),
  builder: somebody(
    'var(--clay)',
    `
    <path fill="var(--straw)" d="M6.4 8.8C6.2 4.8 8.6 2.6 12 2.6s5.8 2.2 5.6 6.2l2 .6H4.4Z"/>
    <path fill="var(--wood)" d="m17.4 14.6 1.4.4-1 7.2h-1.8Z"/>
    <path fill="var(--kit-iron)" d="m14.6 10.8 7.2 1.4-.6 3-7.2-1.4Z"/>`,
  ),
  farmer: somebody(
    'var(--water)',
    `
    <path fill="var(--straw)" d="M.8 8.4C4 7 5.6 7 7.4 6.6 7.8 3.6 9.4 2 12 2s4.2 1.6 4.6 4.6c1.8.4 3.4.4 6.6 1.8-3 1.2-7 1.8-11.2 1.8S3.8 9.6.8 8.4Z"/>
    <path stroke="var(--clay)" stroke-width="1.4" d="M7.4 6.8c3 .9 6.2.9 9.2 0"/>
    <g transform="translate(13.6 12.2) scale(.46)" stroke-width="2.2">${goods.grain}</g>`,
  ),
  rancher: somebody(
    'var(--kit-leaf)',
    `
    <path fill="var(--wood)" d="M2.4 8.6c2.4.6 3.2-.2 4.4-.8C6.8 4.4 8 2.2 9.6 2.2c1 0 1.4.8 2.4.8s1.4-.8 2.4-.8c1.6 0 2.8 2.2 2.8 5.6 1.2.6 2 1.4 4.4.8-2 2.2-5.6 2-9.6 2s-7.6.2-9.6-2Z"/>
    <path stroke-width="3" d="M19 22.4v-8.6c0-2.8 3.6-2.8 3.6-.2 0 1.2-.8 1.8-1.8 1.6"/>
    <path stroke="var(--kit-cut)" stroke-width="1.2" d="M19 22.4v-8.6c0-2.8 3.6-2.8 3.6-.2 0 1.2-.8 1.8-1.8 1.6"/>`,
  ),
  gatherer: somebody(
    'var(--field)',
    `
    <path fill="var(--kit-leaf)" d="M5.8 13C4.8 6.6 7.4 2.2 12 2.2s7.2 4.4 6.2 10.8l-1.8-.6c.8-3.4-.8-6-4.4-6s-5.2 2.6-4.4 6Z"/>
    <g fill="var(--wood)" stroke-width="1.1">
      <path d="m12.4 17.4 9.4-2.6.6 2.2-9.4 2.6Z"/>
      <path d="m13.4 20 9.4-2.6.6 2.2-9.4 2.6Z"/>
    </g>
    <path stroke="var(--reed)" stroke-width="1.6" d="m16.6 15.6 1.6 6"/>`,
  ),
  midwife: somebody(
    'var(--kit-wool)',
    `
    <path fill="var(--kit-wool)" d="M6.4 13.2C4.4 7.6 7 2.6 12 2.6s7.6 5 5.6 10.6c-.8-.4-1.2-1.2-1.2-2.2.2-2.8-1.4-4.4-4.4-4.4s-4.6 1.6-4.4 4.4c0 1-.4 1.8-1.2 2.2Z"/>
    <path stroke="var(--alarm)" stroke-width="1.5" d="M8.2 5.2c2.4-1 5.2-1 7.6 0"/>
    <path fill="var(--straw)" stroke-width="1.1" d="M8 22.6c-.6-2.8 1-4.8 4-4.8s4.6 2 4 4.8Z"/>
    <circle cx="12" cy="18.2" r="2.1" fill="var(--kit-cut)" stroke-width="1.1"/>`,
  ),

  oven: deeds.bake,

  hearth: `
    <path fill="var(--stone)" d="M7.4 1.4h9.2v7H7.4Z"/>
    <path fill="var(--stone)" d="M2.6 8.4h18.8v13.2H2.6Z"/>
    <path fill="var(--wood)" d="M1 6.8h22v3H1Z"/>
    <path fill="var(--line)" d="M6 21.6v-8.4h12v8.4Z"/>
    <path fill="var(--straw)" stroke="none" d="M12 14.4c2.8 2.2 3.4 3.6 3.4 4.8 0 1.4-1.4 2.4-3.4 2.4s-3.4-1-3.4-2.4c0-.8.4-1.6 1-2.2.4.6.8.8 1.2.8-.2-1.4.2-2.6 1.2-3.4Z"/>
    <path fill="var(--alarm)" stroke="none" d="M12 18c1 .8 1.4 1.4 1.4 2s-.6 1.2-1.4 1.2-1.4-.4-1.4-1.2.6-1.2 1.4-2Z"/>
    <path stroke-width="1" d="M3.6 14h1.8M18.6 14h1.8M3.6 18h1.8M18.6 18h1.8M12 2.4v3.2"/>
    <path stroke-width="1.6" d="M1.4 21.6h21.2"/>`,

  basketmaker: `
    <path stroke-width="3.2" d="M5.8 11.4C6 5 8.4 2.4 12 2.4s6 2.6 6.2 9"/>
    <path stroke="var(--kit-cut)" stroke-width="1.4" d="M5.8 11.4C6 5 8.4 2.4 12 2.4s6 2.6 6.2 9"/>
    <path fill="var(--reed)" d="M3 13h18l-2 9H5Z"/>
    <path stroke-width="1" d="M4 16h16M4.6 19h14.8M7.6 13l.8 9M12 13v9M16.4 13l-.8 9"/>
    <path fill="var(--kit-cut)" d="M1.8 10.8h20.4v2.8H1.8Z"/>`,

  joinery: `
    <path fill="var(--kit-iron)" d="M1.2 19.8 15.4 7.2l3.2 4.4-15.8 9.8-.6-1-.4.4Z"/>
    <path stroke-width="1" d="m3.2 20.8.2-1.4 1.6.4.2-1.4 1.6.4.2-1.4 1.6.4.2-1.4 1.6.4.2-1.4 1.6.4.2-1.4 1.6.4.2-1.4 1.6.2"/>
    <path fill="var(--wood)" d="m14.4 7.4 3.2-4.6c1.6-1.6 4-1.2 5 .6 1 1.8.6 3.6-.8 4.8l-3.4 4Z"/>
    <path fill="var(--kit-wool)" stroke-width="1.1" d="M18 7.2c0-1.4 1.2-2.4 2.2-2 1 .6.8 1.8-.4 3Z"/>`,

  pottery: `
    <path fill="var(--clay)" d="M8 1.8h8v2.4l-1.4 1.6c3.4 1.8 4.6 4.2 4 7-.5 2.2-1.8 3.8-3.2 4.8H8.6c-1.4-1-2.7-2.6-3.2-4.8-.6-2.8.6-5.2 4-7L8 4.2Z"/>
    <path stroke-width="1.1" d="M9.4 5.8h5.2"/>
    <path stroke="var(--kit-wool)" stroke-width="1.5" d="m5.8 11.4 2 1.6 2.1-1.6 2.1 1.6 2.1-1.6 2.1 1.6 2-1.6"/>
    <path fill="var(--wood)" d="M2.6 17.8h18.8v2.6H2.6ZM9.8 20.4h4.4v2.4H9.8Z"/>`,

  stonecutter: `
    <path fill="var(--stone)" d="M1.4 15.6 7 12.4h10l5.6 3.2v6.8H1.4Z"/>
    <path fill="var(--kit-wool)" fill-opacity=".5" stroke="none" d="M1.4 15.6 7 12.4h10l5.6 3.2Z"/>
    <path stroke-width="1" d="M1.4 15.6h21.2M8 15.6v6.8M15.6 15.6v3.4"/>
    <path fill="var(--kit-iron)" d="m9 6.6 2-1 3.2 8.2-1 .6Z"/>
    <path fill="var(--wood)" d="m11.4 4.2 7.8 5-1.2 1.8-7.2-5.4Z" transform="rotate(-24 12 5)"/>
    <path fill="var(--kit-cut)" d="M5.4 2.4 9.6.8l2.6 5.4L8 8Z"/>`,

  die: `
    <path fill="var(--kit-wool)" d="M12 1.6 21.4 6v11L12 22.4 2.6 17V6Z"/>
    <path fill="var(--line)" fill-opacity=".22" stroke="none" d="m12 10.8 9.4-4.8v11L12 22.4Z"/>
    <path d="M2.6 6 12 10.8 21.4 6M12 10.8v11.6"/>
    <path stroke-width="2.6" d="M12 6.1h.01M5.4 11.2h.01M9.2 17.6h.01M7.3 14.4h.01M14.8 16h.01M18.6 12.6h.01"/>`,
} as const satisfies Record<string, string>;
