import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameSeed } from './GameSeed.ts';

/** The path of a game's animated tile (h264 mp4, 300x400, a loop), or undefined if it has none. */
export const gameVideo = (game: GameSeed): string | undefined => {
  if (!game.video) return undefined;
  const path = fileURLToPath(new URL(`../../video/${game.id}.mp4`, import.meta.url));
  return existsSync(path) ? path : undefined;
};
