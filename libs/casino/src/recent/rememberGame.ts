import type { Game } from '@baize/api';
import { profileQueries } from '@baize/player';
import type { QueryClient } from '@tanstack/react-query';
import { addRecentGame } from './recentGames.ts';

/** Saves a game for the player who opens it. Does nothing if the profile fails to load. */
export async function rememberGame(queryClient: QueryClient, game: Game): Promise<void> {
  const me = await queryClient.ensureQueryData(profileQueries.me()).catch(() => undefined);
  if (me) addRecentGame(me.id, game);
}
