import type { CompositionName } from '../compose/compositions.ts';
import type { PaletteName } from '../compose/palettes.ts';
import type { Lettering } from '../lettering/titleSvg.ts';
import type { MotifName } from '../motifs/motifs.ts';
import type { SceneName } from '../compose/SceneName.ts';

export const gameKinds = ['slot', 'table', 'live', 'bingo', 'tv', 'crash', 'virtual'] as const;
export type GameKind = (typeof gameKinds)[number];

/** The platform's numbers for lists and favourites: 2 virtual, 4 casino, 5 live casino, 6 bingo, 7 TV games, 8 airship. */
export type GameType = 2 | 4 | 5 | 6 | 7 | 8;

export const liveTables = [
  'ROULETTE',
  'BLACKJACK',
  'BACCARAT',
  'DRAGONTIGER',
  'SicBO',
  'MEGAWHEEL',
  'SWEETBONANZA',
  'BOOMORBUST',
] as const;
export type LiveTable = (typeof liveTables)[number];

/** An invented game: its data, and the choices that determine all its images. */
export type GameSeed = {
  id: number;
  name: string;
  /** Whether the name is Turkish, which decides how it is capitalised. */
  turkish: boolean;
  providerId: number;
  kind: GameKind;
  type: GameType;
  motif: MotifName;
  composition: CompositionName;
  palette: PaletteName;
  scene: SceneName;
  lettering: Lettering;
  /** Index of the motif's hero on the tile. */
  hero: number;
  /** Name of the dealer's silhouette; empty for a table without a dealer and for all other games. */
  dealer: string;
  demo: 0 | 1;
  /** Whether the tile is animated, see `gameVideo`. */
  video: boolean;
  /** Live tables: the game that is played. */
  table?: LiveTable;
  /** Live tables: seats, 0 for any number. */
  seats: number;
};
