import type { Poster } from './Poster.ts';
import { betonPosters } from './posters/betonPosters.ts';
import { bingoPosters } from './posters/bingoPosters.ts';
import { casinoPosters } from './posters/casinoPosters.ts';
import { gamePosters } from './posters/gamePosters.ts';
import { liveCasinoPosters } from './posters/liveCasinoPosters.ts';
import { virtualPosters } from './posters/virtualPosters.ts';
import { worldCupPosters } from './posters/worldCupPosters.ts';

export const sliderTypes = [
  'casino',
  'live_casino',
  'bingo',
  'game',
  'beton',
  'virtual',
  'world_cup',
] as const;
export type SliderType = (typeof sliderTypes)[number];

/** Each slider's own posters; `sharedPosters` follow in all of them. */
export const bannerPosters: Record<SliderType, readonly Poster[]> = {
  casino: casinoPosters,
  live_casino: liveCasinoPosters,
  bingo: bingoPosters,
  game: gamePosters,
  beton: betonPosters,
  virtual: virtualPosters,
  world_cup: worldCupPosters,
};
