/** What cards are good for, each with a colour of the palette and a sign in 24 units. */
export interface Category {
  colour: string;
  markup: string;
}

const dot = (x: number, y: number) => `<path stroke-width="2.4" d="M${x} ${y}h.01"/>`;

export const categories: Record<string, Category> = {
  'farm-planner': {
    colour: 'color-mix(in srgb, var(--wood) 68%, var(--kit-wool))',
    markup:
      '<path d="M3 20V9.6l6-5.2 6 5.2V20Z"/><path d="M7.4 20v-5.6h3.2V20M15 12h6v8h-6M18 12v8"/>',
  },
  'actions-booster': {
    colour: 'var(--water)',
    markup: '<path fill="currentColor" d="M13.6 2 5 13.6h5.6L9.4 22 19 9.8h-6.2Z"/>',
  },
  'points-provider': {
    colour: 'var(--straw)',
    markup:
      '<circle cx="12" cy="12" r="4.4" fill="currentColor"/><path d="M12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8l2.1 2.1M17.1 17.1l2.1 2.1M19.2 4.8l-2.1 2.1M6.9 17.1l-2.1 2.1"/>',
  },
  'goods-provider': {
    colour: 'var(--reed)',
    markup:
      '<path d="M2.6 10.4h18.8l-2.2 10H4.8ZM6.6 10.2C6.8 6 8.8 3.6 12 3.6s5.2 2.4 5.4 6.6M4 15.2h16M9 10.6l.8 9.6M15 10.6l-.8 9.6"/>',
  },
  'food-provider': {
    colour: 'color-mix(in srgb, var(--clay) 80%, var(--kit-wool))',
    markup:
      '<path fill="currentColor" d="M2.6 11.4h18.8c-.2 4.4-2.6 7.4-5.8 8.6H8.4c-3.2-1.2-5.6-4.2-5.8-8.6Z"/><path d="M9 7.8c-1.7-1.6 1.5-3 0-5M14.6 7.8c-1.7-1.6 1.5-3 0-5"/>',
  },
  'crop-provider': {
    colour: 'color-mix(in srgb, var(--hedge) 62%, var(--kit-wool))',
    markup:
      '<path d="M12 22V9"/><path fill="currentColor" stroke-width="1" d="M12 8.4c-2.4-1.6-2.4-4.8 0-7 2.4 2.2 2.4 5.4 0 7ZM11.6 13.4c-3 .2-5-1.8-5-5 3-.2 5 1.8 5 5ZM12.4 13.4c3 .2 5-1.8 5-5-3-.2-5 1.8-5 5ZM11.6 18.8c-3 .2-5-1.8-5-5 3-.2 5 1.8 5 5ZM12.4 18.8c3 .2 5-1.8 5-5-3-.2-5 1.8-5 5Z"/>',
  },
  'building-resource-provider': {
    colour: 'color-mix(in srgb, var(--stone) 80%, var(--kit-wool))',
    markup: '<path d="M2.6 5h18.8v14.4H2.6ZM2.6 9.8h18.8M2.6 14.6h18.8M12 5v4.8M7.4 9.8v4.8M16.6 9.8v4.8M12 14.6v4.8"/>',
  },
  'livestock-provider': {
    colour: 'color-mix(in srgb, var(--kit-beet) 50%, var(--kit-wool))',
    markup:
      '<path d="M6.4 7.2C3.6 7.2 2 5.6 2 2.8c1.8.2 4.2.8 5.8 2.4h8.4c1.6-1.6 4-2.2 5.8-2.4 0 2.8-1.6 4.4-4.4 4.4l-1 7.8c-.4 3.6-1.8 6.2-4.6 6.2S7.8 18.6 7.4 15Z"/>' +
      dot(9.6, 10.6) + dot(14.4, 10.6) + dot(10.6, 17.6) + dot(13.4, 17.6),
  },
};

const other: Category = { colour: 'var(--rule)', markup: '<circle cx="12" cy="12" r="6"/>' };

/** How a category is drawn. */
export function categoryOf(name: string): Category {
  return categories[name] ?? other;
}
