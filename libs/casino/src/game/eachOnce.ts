import type { Game } from '@baize/api';

/** The games in their order, each of them once: by their ids. */
export const eachOnce = (games: readonly Game[]): Game[] => [
  ...new Map(games.map((game) => [game.id, game])).values(),
];
