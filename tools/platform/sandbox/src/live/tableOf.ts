import type { CatalogueGame } from '../art/catalogue.ts';
import type { Lobbies } from '../casino/Lobbies.ts';
import { TABLE_TYPES, type LiveTable } from './LiveTable.ts';

const LIVE_CASINO = 5;

/** The table of a game in the live lobby, by its place among the tables; undefined for every other game. */
export function tableOf(game: CatalogueGame, place: number): LiveTable | undefined {
  const type = TABLE_TYPES.find((name) => name === game.table);
  return game.type === LIVE_CASINO && type ? { key: String(game.id), type, place, game } : undefined;
}

/** Every live table by its key, in lobby order. */
export function tablesOf(lobbies: Lobbies): ReadonlyMap<string, LiveTable> {
  const tables = new Map<string, LiveTable>();
  for (const game of lobbies.games) {
    const table = tableOf(game, tables.size);
    if (table) tables.set(table.key, table);
  }
  return tables;
}
