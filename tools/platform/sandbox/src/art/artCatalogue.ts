import { games, gameVideo, providers, type GameSeed } from '@baize/art';
import type { Catalogue } from './catalogue.ts';

const drawn = new Map<number, GameSeed>();

/** The invented providers and games. A larger count keeps the first games as they are. */
export function catalogueOf(count: number): Catalogue {
  const seeds = games(count);
  for (const game of seeds) drawn.set(game.id, game);
  return {
    providers: providers(),
    games: seeds.map((seed) => ({
      id: seed.id,
      name: seed.name,
      type: seed.type,
      providerId: seed.providerId,
      demo: seed.demo === 1,
      film: gameVideo(seed) !== undefined,
      table: seed.table,
      subject: [seed.kind, seed.motif, seed.table ?? ''].join(' '),
    })),
  };
}

/**
 * The seed of a game's images.
 * @throws for a game that no catalogue has included yet
 */
export function gameSeed(id: number): GameSeed {
  const game = drawn.get(id);
  if (!game) throw new Error(`Game ${id} is not in the catalogue. Call catalogueOf() first.`);
  return game;
}

/** The file of a game's video; undefined if it has none. */
export function filmFile(id: number): string | undefined {
  const game = drawn.get(id);
  return game && gameVideo(game);
}
