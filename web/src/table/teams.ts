/** Partners who have played together. */
import type { View } from '../lib/types';

/** How the seats of a team have done: their points by category, where these count. */
export interface Team {
  seats: number[];
  total: number;
  lines?: Record<string, number>;
}

/** The result of the teams, once the game is over and if there are any. */
export function teamsOf(view: View): Team[] {
  return 'teams' in view ? (view.teams ?? []) : [];
}
