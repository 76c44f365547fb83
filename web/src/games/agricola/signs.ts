const CELLS: Record<string, string> = {
  stable: 'stable',
  plow: 'plow',
  'sow grain': 'grain',
  'sow vegetable': 'vegetable',
  reap: 'grain',
  fence: 'fence',
};

/** What an action on a cell of the farm brings. */
export function cellIcon(verb: string, house: string): string {
  return verb === 'room' ? `room-${house}` : (CELLS[verb] ?? 'confirm');
}
