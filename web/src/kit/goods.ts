const cattle = `
    <path stroke-width="1.3" d="M21.5 8.4c1.3 1 1.2 3.6.9 6.2"/>
    <path fill="var(--line)" stroke-width="1" d="M22.4 14l.7 2.8-1.6-.1z"/>
    <path fill="var(--kit-cow)" d="M8.6 7.2c4-.4 8.4-.3 11.4.1 1.3.2 1.8 1.3 1.8 2.7v11.4h-2.5l-.6-4.7c-2 .7-4.3.7-6.1.2l-.2 4.5H9.9L9.2 16c-1.3-.7-2-2-2.1-3.5z"/>
    <path fill="var(--kit-wool)" stroke="none" d="M13.2 7.7h5.2c.3 2-.4 3.9-2.2 4.3-2 .4-3.3-1.7-3-4.3Z"/>
    <path fill="var(--kit-wool)" d="M2.7 7.7C1 6.6.6 4.4 1.5 2.4c.6 1.7 1.6 2.7 3 3.3M8.3 7.7c1.7-1.1 2.1-3.3 1.2-5.3-.6 1.7-1.6 2.7-3 3.3"/>
    <path fill="var(--kit-cow)" d="M2.6 8.4C1.6 7.9.7 8.3.4 9.1c.8.8 1.7.9 2.5.5M8.4 8.4c1-.5 1.9-.1 2.2.7-.8.8-1.7.9-2.5.5"/>
    <path fill="var(--kit-cow)" d="M2.6 6.4c1.7-1 4.1-1 5.8 0 .3 2.3 0 4.4-.6 6.3H3.2c-.6-1.9-.9-4-.6-6.3Z"/>
    <path fill="var(--kit-wool)" d="M3 12c1.5-.7 3.5-.7 5 0 .4 1.8-.5 3.2-2.5 3.2S2.6 13.8 3 12Z"/>
    <path stroke-width="1.5" d="M4.6 13.5h.01M6.4 13.5h.01M4.1 9.2h.01M6.9 9.2h.01"/>`;

/**
 * The goods, each drawn in 24 units. The component sets an outline in `--line` with round joins, and
 * no fill. A new good is one entry here.
 */
export const goods = {
  wood: `
    <g fill="var(--wood)">
      <path d="M17.6 3.2 5.2 5.4a2.5 3.9 -10 0 0 1.3 7.6l12.4-2.2z"/>
      <ellipse cx="18.3" cy="7" rx="2.9" ry="3.9" transform="rotate(-10 18.3 7)" fill="var(--kit-cut)"/>
      <path d="M18.6 12.9H4.4a2.6 4 0 0 0 0 8.2h14.2z"/>
      <ellipse cx="18.6" cy="17" rx="3" ry="4.1" fill="var(--kit-cut)"/>
    </g>
    <path stroke-width="1" d="M18.9 15.5a1 1.6 0 1 1-.5 0M18.5 5.6a1 1.5 0 1 1-.5 0M5.2 16h5.4M8 18.6h5M7.4 8l4.6-.8M9 10.4l4-.7"/>`,

  clay: `
    <path fill="var(--clay)" d="M2 11.2 14 15.4v6.2L2 17.4z"/>
    <path fill="var(--clay)" d="M14 15.4 22 9v6.2l-8 6.4z"/>
    <path fill="var(--line)" fill-opacity=".28" stroke="none" d="M14 15.4 22 9v6.2l-8 6.4z"/>
    <path fill="var(--clay)" d="M2 11.2 10 4.8 22 9l-8 6.4z"/>
    <path fill="var(--kit-wool)" fill-opacity=".35" stroke="none" d="M2 11.2 10 4.8 22 9l-8 6.4z"/>
    <path fill="var(--line)" fill-opacity=".45" stroke="none" d="m7.2 10.8 3.6-2.9 6 2.1-3.6 2.9z"/>`,

  reed: `
    <path fill="var(--reed)" d="M10 13.6 3.6 6.6C8 3.4 16 3.4 20.4 6.6L14 13.6l4 8.6H6Z"/>
    <path stroke-width="1" d="M12 15v6.6M10.4 16l-1.7 5.6M13.6 16l1.7 5.6M12 7v5M8.2 7.6l2.4 4.8M15.8 7.6l-2.4 4.8"/>
    <g fill="var(--wood)">
      <rect x="3.7" y="1.8" width="3.4" height="6.4" rx="1.7" transform="rotate(-42 5.4 5)"/>
      <rect x="16.9" y="1.8" width="3.4" height="6.4" rx="1.7" transform="rotate(42 18.6 5)"/>
      <rect x="10.3" y=".9" width="3.4" height="6.6" rx="1.7"/>
    </g>
    <rect x="8.6" y="12.2" width="6.8" height="3" rx="1.2" fill="var(--clay)"/>`,

  stone: `
    <path fill="var(--stone)" d="M2.2 17.2 4.4 9 11 3.6l7.2 2 3.8 7.2-1.8 6.8-11.6 1.6z"/>
    <path fill="var(--kit-wool)" fill-opacity=".5" stroke="none" d="M4.4 9 11 3.6l-.6 7.2z"/>
    <path fill="var(--line)" fill-opacity=".3" stroke="none" d="m16.4 12.6 5.6.2-1.8 6.8-11.6 1.6z"/>
    <path stroke-width="1" d="m4.4 9 6 1.8.6-7.2M10.4 10.8l6 1.8 1.8-7M16.4 12.6l5.6.2M16.4 12.6 8.6 21.2"/>`,

  grain: `
    <g transform="rotate(20 12 12)">
      <path stroke="var(--line)" stroke-width="3" d="M12 15v8"/>
      <path stroke="var(--straw)" stroke-width="1.2" d="M12 15v8"/>
      <g fill="var(--straw)" stroke-width="1.2">
        <ellipse cx="12" cy="3.6" rx="1.9" ry="3.1"/>
        <ellipse cx="8.8" cy="7.2" rx="1.9" ry="3.2" transform="rotate(-30 8.8 7.2)"/>
        <ellipse cx="15.2" cy="7.2" rx="1.9" ry="3.2" transform="rotate(30 15.2 7.2)"/>
        <ellipse cx="8.6" cy="11.6" rx="1.9" ry="3.2" transform="rotate(-30 8.6 11.6)"/>
        <ellipse cx="15.4" cy="11.6" rx="1.9" ry="3.2" transform="rotate(30 15.4 11.6)"/>
        <ellipse cx="8.8" cy="16" rx="1.9" ry="3.2" transform="rotate(-30 8.8 16)"/>
        <ellipse cx="15.2" cy="16" rx="1.9" ry="3.2" transform="rotate(30 15.2 16)"/>
      </g>
    </g>`,

  vegetable: `
    <path fill="var(--kit-leaf)" d="M11.8 9.6C7.6 9.8 4.4 7.4 3.8 3c4.4-.2 7.6 2.2 8 6.6ZM12.2 9.6c4.2.2 7.4-2.2 8-6.6-4.4-.2-7.6 2.2-8 6.6Z"/>
    <path fill="var(--kit-leaf)" d="M12 9.8C9.4 7 9.6 3.4 12 .9c2.4 2.5 2.6 6.1 0 8.9Z"/>
    <path fill="var(--kit-beet)" d="M12 9.2c5.4-1.2 8.4 1.2 8.2 4.6-.2 3.4-3.6 5.6-6.2 6.6-1 .4-1.3 1.8-2 2.8-.7-1-1-2.4-2-2.8-2.6-1-6-3.2-6.2-6.6-.2-3.4 2.8-5.8 8.2-4.6Z"/>
    <path fill="var(--kit-wool)" stroke="none" d="M6 14.8c-.2-2 1-3.4 3-3.5-1.5.8-2.2 1.8-2 3.7z"/>
    <path stroke-width="1" d="M14 18.2c1.6-.6 2.8-1.4 3.6-2.6M11 18.6h1.4"/>`,

  food: `
    <path stroke-width="1.4" stroke="var(--muted)" d="M9 6.2c-1.6-1.4 1.4-2.6 0-4.4M14.6 6.2c-1.6-1.4 1.4-2.6 0-4.4"/>
    <path fill="var(--straw)" d="M4 12.2c.2-2.8 3-3.8 4.8-2.8 1.6-2 5-2 6.2 0 2-.8 4.8 0 5 2.8z"/>
    <path fill="var(--water)" d="M2 11.8h20c0 4.6-2.6 7.6-6 8.6v1.8H8v-1.8c-3.4-1-6-4-6-8.6Z"/>
    <path fill="var(--kit-wool)" stroke="none" d="M4 13.4h16c-.1.8-.3 1.5-.6 2.1H4.6c-.3-.6-.5-1.3-.6-2.1Z"/>`,

  sheep: `
    <path stroke-width="2.8" d="M8.6 16v4.8M11.6 16v5M16 16v5M19 15.4v5.4"/>
    <path stroke-width="1.3" stroke="var(--kit-face)" d="M8.6 16v4.8M11.6 16v5M16 16v5M19 15.4v5.4"/>
    <path fill="var(--kit-wool)" d="M21.2 12.6a2.4 2.4 0 0 1-2.6 2.9 3 3 0 0 1-4.7 1.1 2.9 2.9 0 0 1-4.6-1.3 2.4 2.4 0 0 1-2.3-3A2.2 2.2 0 0 1 8 9a2.7 2.7 0 0 1 3.8-2.1 3.1 3.1 0 0 1 4.9 0 2.7 2.7 0 0 1 3.7 2.3 2.1 2.1 0 0 1 .8 3.4Z"/>
    <path stroke-width="1" d="M12 11.2a1.5 1.5 0 0 0 2.8.3M16.4 12.8a1.3 1.3 0 0 0 2.4-.1M15.4 9.2a1.2 1.2 0 0 0 2 .2"/>
    <path fill="var(--kit-face)" stroke-width="1" d="M7.6 7.4c.8 2.4-.6 6.4-3.6 6.6-1.8 0-2.8-1.2-2.6-2.6.2-1.2 1.2-1.4 1.6-2.4.4-1.4.6-2.4 2-2.8z"/>
    <path fill="var(--kit-face)" stroke-width="1" d="M6.8 8.2c.8-.6 2.4-.2 2.8 1.4-1 .8-2.4.5-2.9-.1z"/>
    <path fill="var(--kit-wool)" stroke-width="1" d="M3.4 7.6a1.5 1.5 0 0 1 1.2-2.3 1.9 1.9 0 0 1 3.3.4 1.4 1.4 0 0 1-.4 2.5c-1.2-.8-2.6-1-4.1-.6Z"/>
    <circle cx="4.4" cy="9.9" r=".75" fill="var(--kit-wool)" stroke="none"/>`,

  boar: `
    <path stroke-width="1.3" d="M21.6 11c1.6-.2 1.4-2.4.2-2.4"/>
    <path fill="var(--line)" d="M6.4 8.8 7.2 5l2 1.8.6-3 2.2 2.2 1-2.8 1.9 2.6 1.5-2 1.2 2.6L17 8z"/>
    <path fill="var(--kit-boar)" d="M1.4 14.4c-.2-1 .2-1.9 1-2.2 1.4-.6 2.6-2 3.8-3C8.4 7.2 11 6.4 14 6.6c4.4.2 7.7 2.8 7.9 6.6.1 1.9-.5 3.2-1.4 4.1l.2 4h-2.5l-.9-3.4c-1.7.4-3.7.4-5.4.1l-.2 3.3H9.2l-.9-3.5c-1.5-.1-2.7-.5-3.6-1.4-1.4.1-3-.4-3.3-2Z"/>
    <path fill="var(--kit-wool)" stroke-width=".9" d="M4.2 15.6c-.8-1-.7-2.3.1-3 .1 1 .6 1.7 1.6 2z"/>
    <path fill="var(--kit-boar)" stroke-width="1.1" d="M7.6 10.6C7 8.9 7.3 7.5 8.3 6.6c1.5.8 2.1 2.2 1.9 3.8"/>
    <circle cx="6" cy="11.4" r=".8" fill="var(--line)" stroke="none"/>
    <path stroke-width="1" d="M13 9.4l1.2 1.5M16 9.3l1.2 1.6M14.2 12.7l1.1 1.5M17.3 12.5l1.1 1.5"/>`,

  cattle,
  cow: cattle,

  pig: `
    <path stroke-width="1.3" d="M21.2 10.4c1.4-.2 2.4-1.4 1.6-2.2-.8-.6-1.8.6-.8 1.4.4.4 1 .3 1.4 0"/>
    <path fill="var(--kit-pig)" d="M2.2 12c1.2-.2 2.2-1 3-2C7 7.6 10 6.4 13.4 6.4c4.8 0 8.3 2.8 8.4 6.8 0 1.9-.6 3.2-1.5 4.1l.2 4.1h-2.6l-.9-3.3c-1.7.4-3.8.4-5.4.1l-.2 3.2H8.8l-.9-3.5c-1.2-.2-2.2-.7-2.9-1.4-1 .3-2 .2-2.8-.4Z"/>
    <ellipse cx="2.5" cy="14" rx="1.5" ry="2.1" fill="var(--kit-snout)"/>
    <path fill="var(--kit-snout)" stroke-width="1.1" d="M6.4 9.8C5.4 7.6 5.8 5.8 7.2 4.6c2 .9 3 2.6 2.8 4.8-1.2.9-2.4 1-3.6.4Z"/>
    <path stroke-width="1.7" d="M5.2 12.2h.01"/>
    <path stroke-width="1" d="M4.4 15.2c.8.2 1.4-.1 1.8-.6M17.4 13.4c.2 1.4-.2 2.8-1.2 3.8"/>`,

  horse: `
    <path fill="var(--line)" d="M20.6 10.6c2.4.6 3.2 3.4 2 8-1.6-1.4-2.6-3.8-2.6-6.6Z"/>
    <path fill="var(--line)" d="M7.8 2.4c3 .8 5 3.4 5.2 7l-3 1-2.6-5Z"/>
    <path fill="var(--kit-horse)" d="M10.2 9.2c3-.6 6.6-.5 9 .2 1.6.5 2.4 1.8 2.4 3.6l-.2 9h-2.3l-.9-5.8c-2 .8-4.4.8-6.4.2l-.4 5.6H9l-.9-6c-1.4-1-2-2.5-1.9-4.3L6 9.4l-2.6 2.2c-1 .7-2.2.2-2.4-.9-.1-.6.1-1.2.5-1.7L4.4 4.8c.5-.8 1.1-1.4 2-1.7L7.4 1l1 2.4c1.2 1.4 1.9 3.4 1.8 5.8Z"/>
    <path stroke-width="1.5" d="M5.4 6.4h.01"/>
    <path stroke-width="1" d="M2.4 10.2h.01M6 9.4c.8-.4 1.3-1 1.5-1.8"/>
    <path fill="var(--kit-wool)" stroke-width=".8" d="M4.2 5.4 5.6 4l.2 1-1.4 1.6Z"/>`,

  border: `
    <g fill="var(--straw)">
      <path d="M.8 8.4h22.4v3.2H.8ZM.8 14.6h22.4v3.2H.8Z"/>
      <path d="M2.6 5.6 4.8 3 7 5.6v16H2.6ZM17 5.6 19.2 3l2.2 2.6v16H17Z"/>
    </g>
    <path stroke-width="1" d="M9.4 10h5M10 16.2h3.6"/>`,

  trough: `
    <path stroke-width="3.4" d="m5.6 17-1.8 5M18.4 17l1.8 5"/>
    <path stroke-width="1.4" stroke="var(--wood)" d="m5.6 17-1.8 5M18.4 17l1.8 5"/>
    <path fill="var(--straw)" d="M3.6 11c.2-2.4 1.6-3.6 3.2-3.2C7.6 5 10 3.8 12 5c2.2-1.2 4.6 0 5.2 2.8 1.8-.4 3 .8 3.2 3.2Z"/>
    <path stroke-width="1" d="m7.8 7.6 1.4 2.6M12.2 6v3.6M16.4 8l-1.6 2.2"/>
    <path fill="var(--wood)" d="M1.4 10.4h21.2l-3.2 8H4.6Z"/>
    <path stroke-width="1" d="M3.2 14h17.6M8 12.2h4M13 16.2h3.4"/>`,
} as const satisfies Record<string, string>;
