import { decodeGames, type Game } from '@baize/api';
import { storedJson } from '@baize/site';

/** How many games are stored per player, and for how many players per device. */
const MAX_GAMES = 12;
const MAX_PLAYERS = 5;

/** The stored fields of a game: those for its tile. */
const remembered = ({ id, name, image, demo, type, provider_name, provider_id }: Game): Game => ({
  id,
  name,
  image,
  demo,
  ...(type !== undefined && { type }),
  ...(provider_name !== undefined && { provider_name }),
  ...(provider_id !== undefined && { provider_id }),
});

type ByPlayer = Record<string, unknown>;

const isByPlayer = (value: unknown): value is ByPlayer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The games last opened on this device, by player; stored only on the device. */
export const recentGames = storedJson('recent_games', isByPlayer);

/** A player's games in a stored value, newest first; unreadable ones are dropped. */
export const recentGamesOf = (stored: ByPlayer | undefined, playerId: number): readonly Game[] =>
  stored && Object.hasOwn(stored, String(playerId))
    ? (decodeGames(stored[String(playerId)]) ?? []).slice(0, MAX_GAMES)
    : [];

/** Saves a game that a player opened. */
export function addRecentGame(playerId: number, game: Game): void {
  const stored = recentGames.get();
  const earlier = recentGamesOf(stored, playerId).filter(({ id }) => id !== game.id);
  const others = Object.entries(stored ?? {}).filter(([id]) => id !== String(playerId));
  recentGames.set(
    Object.fromEntries([
      ...others.slice(1 - MAX_PLAYERS),
      [String(playerId), [remembered(game), ...earlier].slice(0, MAX_GAMES)],
    ]),
  );
}
