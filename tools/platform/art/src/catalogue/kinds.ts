import type { MotifName } from '../motifs/motifs.ts';
import type { SceneName } from '../compose/SceneName.ts';
import type { GameKind, GameType } from './GameSeed.ts';

/** Games of each kind per 1,200; other totals scale. */
export const shares: Record<GameKind, number> = {
  slot: 740,
  table: 60,
  live: 160,
  bingo: 60,
  tv: 60,
  crash: 60,
  virtual: 60,
};

export const typeOf: Record<GameKind, GameType> = {
  slot: 4,
  table: 4,
  live: 5,
  bingo: 6,
  tv: 7,
  crash: 8,
  virtual: 2,
};

const slotMotifs = [
  'fruits',
  'gems',
  'book',
  'dragon',
  'pirate',
  'temple',
  'rocket',
  'lion',
  'wolf',
  'bull',
  'pharaoh',
  'joker',
  'sevens',
  'candy',
  'ocean',
  'crown',
  'phoenix',
  'clover',
  'viking',
  'fairy',
  'samurai',
  'sun',
  'west',
  'vault',
  'storm',
  'night',
  'fiesta',
  'fortune',
] as const satisfies readonly MotifName[];

/** The motifs of each kind of game. Live tables choose by table, see `liveNames`. */
export const motifsOf: Record<GameKind, readonly MotifName[]> = {
  slot: slotMotifs,
  table: ['cards', 'roulette', 'dice'],
  live: ['roulette', 'cards', 'dice', 'tvShow'],
  bingo: ['bingo'],
  tv: ['tvShow'],
  crash: ['flight'],
  virtual: ['sport'],
};

/** The scenes of live tables, whatever game is played. */
export const liveScenes = [
  'studio',
  'palace',
  'curtain',
  'felt',
  'neonCity',
  'vault',
] as const satisfies readonly SceneName[];
