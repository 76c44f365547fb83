/** What somebody brings in: whether it is a record or a position, and of what. */
import type { Game, Message } from '../lib/types';

/** What the server takes at most, with all that is sent along. */
export const LARGEST = 60;
const KILO = 1024;

export interface Given {
  kind: 'record' | 'position';
  /** It as it was given: numbers of JavaScript are too short for seeds. */
  text: string;
  game: Game;
  seats: number;
  /** How many decisions a record has. */
  moves: number;
}

const fault = (id: string, values: Message['values'] = {}): Message => ({ id, values });

/** What a text holds, or why it is nothing that can be brought in. */
export function readGiven(text: string, games: Game[]): Given | Message {
  if (new Blob([JSON.stringify(text)]).size > LARGEST * KILO) return fault('error-brought-size', { limit: LARGEST });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fault('error-brought-none');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return fault('error-brought-none');
  const fields = data as Record<string, unknown>;
  if (Array.isArray(fields.games) && 'kind' in fields) return fault('error-brought-campaign');
  const record = Array.isArray(fields.actions);
  if (!record && !Array.isArray(fields.seats)) return fault('error-brought-none');
  const game = games.find(({ id }) => id === fields.game);
  if (!game) return fault('error-brought-game', { found: JSON.stringify(fields.game ?? null).slice(0, 60) });
  const seats = record ? Number(fields.seats) : (fields.seats as unknown[]).length;
  const moves = record ? (fields.actions as unknown[]).length : 0;
  if (!game.seats.includes(seats)) {
    return fault('error-brought-field', { field: 'seats', found: String(seats), allowed: game.seats.join(', ') });
  }
  return { kind: record ? 'record' : 'position', text, game, seats, moves };
}
