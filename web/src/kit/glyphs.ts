/** The signs of the interface, each drawn in 24 units with a stroke of the text's colour. */
export const glyphs = {
  undo: '<path d="M8.5 4 3.5 9l5 5M4 9h10.5a5.5 5.5 0 0 1 0 11H9"/>',
  reset: '<path d="M4 4v5.5h5.5M4.6 9.5A8.2 8.2 0 1 1 4 14.5"/>',
  confirm: '<path stroke-width="3" d="m4 12.8 5.4 5.6L20 6"/>',
  help: '<circle cx="12" cy="12" r="9.5"/><path d="M9.2 9.4c.2-3.6 5.8-3.4 5.6.2-.1 2.2-2.8 2.2-2.8 4.4M12 17.4h.01"/>',
  hint: '<path d="M9 18.2h6M10.2 21.5h3.6M12 2.5a6.6 6.6 0 0 0-4.1 11.8c.8.7 1.1 1.3 1.1 2.2h6c0-.9.3-1.5 1.1-2.2A6.6 6.6 0 0 0 12 2.5Z"/>',
  log: '<path d="M5.5 3h13v18h-13ZM9 8h6M9 12h6M9 16h3.5"/>',
  words: '<path d="M3 4h18v12.5H11L6 21v-4.5H3Z"/>',
  score: '<path d="M4 21V12h4.6v9M9.7 21V4h4.6v17M15.4 21v-6.5H20V21M2.5 21h19"/>',
  settings:
    '<path d="M3 7h9M17.5 7H21M3 17h3.5M12 17h9"/><circle cx="14.7" cy="7" r="2.7"/><circle cx="9.3" cy="17" r="2.7"/>',
  link: '<path d="M10 14a4.3 4.3 0 0 0 6.2.2l3.6-3.6a4.3 4.3 0 0 0-6.1-6.1l-1.5 1.5M14 10a4.3 4.3 0 0 0-6.2-.2l-3.6 3.6a4.3 4.3 0 0 0 6.1 6.1l1.5-1.5"/>',
  eye: '<path d="M1.5 12C4 7.4 7.7 5 12 5s8 2.4 10.5 7c-2.5 4.6-6.2 7-10.5 7S4 16.6 1.5 12Z"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  bot: '<path d="M4.5 9h15v11h-15ZM12 9V5M2 13v3.5M22 13v3.5M9 17h6"/><circle cx="12" cy="3.5" r="1.5"/><path stroke-width="2.6" d="M9 13h.01M15 13h.01"/>',
  people:
    '<circle cx="8.5" cy="7" r="3.7"/><path d="M1.5 20.5c0-4.5 2.6-7 7-7s7 2.5 7 7ZM15.8 3.5a3.7 3.7 0 0 1 0 7M18.2 14c2.7.8 4.3 3 4.3 6.5"/>',
  sun: '<circle cx="12" cy="12" r="4.5"/><path d="M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7M19.4 4.6l-1.7 1.7M6.3 17.7l-1.7 1.7"/>',
  contrast: '<circle cx="12" cy="12" r="9.5"/><path fill="currentColor" d="M12 2.5a9.5 9.5 0 0 1 0 19Z"/>',
  moon: '<path d="M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11Z"/>',
  'arrow-left': '<path d="m14.5 4.5-7.5 7.5 7.5 7.5"/>',
  'arrow-right': '<path d="m9.5 4.5 7.5 7.5-7.5 7.5"/>',
  first: '<path d="m18 4.5-7.5 7.5 7.5 7.5M6 4.5v15"/>',
  last: '<path d="m6 4.5 7.5 7.5L6 19.5M18 4.5v15"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  menu: '<path d="M3.5 6h17M3.5 12h17M3.5 18h17"/>',
  language:
    '<circle cx="12" cy="12" r="9.5"/><path d="M2.5 12h19M12 2.5c3 2.6 4.3 5.8 4.3 9.5s-1.3 6.9-4.3 9.5c-3-2.6-4.3-5.8-4.3-9.5S9 5.1 12 2.5Z"/>',
  phase: '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l4 2.5"/>',
  book: '<path d="M12 6.4C9.5 4.6 6 4.2 2.5 5v14c3.5-.8 7-.4 9.5 1.4 2.5-1.8 6-2.2 9.5-1.4V5c-3.5-.8-7-.4-9.5 1.4ZM12 6.4v14"/>',
  'book-board':
    '<path fill="currentColor" d="M12 6.4C9.5 4.6 6 4.2 2.5 5v14c3.5-.8 7-.4 9.5 1.4 2.5-1.8 6-2.2 9.5-1.4V5c-3.5-.8-7-.4-9.5 1.4Z"/>',
  pay: '<path stroke-width="3" d="M3 12h16M13 5.5 19.5 12 13 18.5"/>',
} as const satisfies Record<string, string>;
