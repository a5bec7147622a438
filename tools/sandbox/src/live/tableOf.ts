import type { CatalogueGame } from '../art/catalogue.ts';
import type { Lobbies } from '../casino/Lobbies.ts';
import { TABLE_TYPES, type LiveTable } from './LiveTable.ts';

const LIVE_CASINO = 5;

/** The table of a game in the live lobby; undefined for every other game. */
export function tableOf(game: CatalogueGame): LiveTable | undefined {
  const type = TABLE_TYPES.find((name) => name === game.table);
  return game.type === LIVE_CASINO && type ? { key: String(game.id), type, game } : undefined;
}

/** Every live table by its key, in lobby order. */
export const tablesOf = (lobbies: Lobbies): ReadonlyMap<string, LiveTable> =>
  new Map(
    lobbies.games.flatMap((game) => {
      const table = tableOf(game);
      return table ? [[table.key, table] as const] : [];
    }),
  );
