/** The five crafts: their order, what they take, and their drawings in 24 units. */

interface Drawn {
  /** The goods that they take, in the order of their payments. */
  takes: readonly string[];
  markup: string;
}

/** The crafts in the order of their rows. */
export const CRAFTS: Readonly<Record<string, Drawn>> = {
  carpentry: {
    takes: ['clay', 'rye'],
    markup: `
      <path fill="var(--kit-iron)" d="M1.6 17.6 16.4 2.8l3 3L7.6 20.6l-1.6-.6-.6-1.6-1.6-.2Z"/>
      <path stroke-width="1" d="m6.6 16 1.6 1.6M9.4 13.2l1.8 1.6M12.2 10.4l1.8 1.6M15 7.6l1.8 1.6"/>
      <path fill="var(--wood)" d="M14.6 4.6 18 1.2c2.6 0 4.8 2.2 4.8 4.8l-3.4 3.4Z"/>
      <circle cx="18.6" cy="5.4" r="1.2" fill="var(--kit-wool)" stroke-width="1"/>`,
  },
  brewery: {
    takes: ['barley', 'hops'],
    markup: `
      <path stroke-width="3.4" d="M17.4 10.4h1.8a2 2 0 0 1 2 2v3.4a2 2 0 0 1-2 2h-1.8"/>
      <path stroke="var(--kit-iron)" stroke-width="1.2" d="M17.4 10.4h1.8a2 2 0 0 1 2 2v3.4a2 2 0 0 1-2 2h-1.8"/>
      <path fill="var(--straw)" d="M4 8h13.4v14.2H4Z"/>
      <path stroke-width="1" d="M8.4 11v8.4M13 11v8.4"/>
      <path fill="var(--kit-wool)" d="M3.2 9.6C1.4 8 2.2 5.2 4.6 5.2 5 2.8 8.2 1.6 10 3.4c2-1.6 5-.4 5.2 2 2.6-.4 4.2 2.4 2.6 4.2-.4 1-2.2 1-2.6 0-.4 1.8-2.8 1.8-3.2 0Z"/>`,
  },
  icehouse: {
    takes: ['meat', 'milk'],
    markup: `
      <path fill="var(--water)" d="M2.4 8 12 3l9.6 5v9.6L12 22.4 2.4 17.6Z"/>
      <path fill="var(--kit-wool)" fill-opacity=".6" stroke="none" d="M2.4 8 12 3l9.6 5L12 12.6Z"/>
      <path stroke-width="1.1" d="m2.4 8 9.6 4.6L21.6 8M12 12.6v9.8"/>
      <path stroke="var(--kit-wool)" stroke-width="1.5" d="M7.2 13.2v4.8M5.2 14.6l4 2.2M9.2 14.4l-4 2.4M15 16.8l3.6-2.6"/>`,
  },
  bakery: {
    takes: ['flax', 'barley', 'rye'],
    markup: `
      <path stroke-width="5.2" d="M8.6 20.2 17 9.6c2-2.8.8-5.6-1.6-5.8C12.8 3.6 12 6 12 8c0-2-.8-4.4-3.4-4.2C6.2 4 5 6.8 7 9.6l8.4 10.6"/>
      <path stroke="var(--wood)" stroke-width="2.8" d="M8.6 20.2 17 9.6c2-2.8.8-5.6-1.6-5.8C12.8 3.6 12 6 12 8c0-2-.8-4.4-3.4-4.2C6.2 4 5 6.8 7 9.6l8.4 10.6"/>
      <path stroke="var(--kit-wool)" stroke-width="1.3" d="M7.2 5.8h.01M16.8 5.8h.01M9.6 12.6h.01M14.4 12.6h.01M12 15.8h.01"/>`,
  },
  manufacturer: {
    takes: ['flax', 'hide', 'wool'],
    markup: `
      <path fill="var(--clay)" d="M6 6.2h12v11.6H6Z"/>
      <path stroke-width="1.1" d="m6 9.6 12-2M6 12.6l12-2M6 15.6l12-2M7.4 17.8 18 16.4"/>
      <path fill="var(--wood)" d="M4 2.2h16v4H4ZM4 17.8h16v4H4Z"/>
      <path stroke-width="2.6" d="M18 11c2.6.4 3.8 2.6 3.2 5"/>
      <path stroke="var(--clay)" stroke-width="1.1" d="M18 11c2.6.4 3.8 2.6 3.2 5"/>`,
  },
};

/** The goods that a craft takes. */
export function takenBy(craft: string): readonly string[] {
  return CRAFTS[craft]?.takes ?? [];
}

/** The drawing of a craft, without space between its elements. */
export function craftMarkup(craft: string): string {
  return (CRAFTS[craft]?.markup ?? '').replace(/\s+(?=<)|\s+$/g, '');
}
