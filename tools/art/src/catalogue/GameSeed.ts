import type { CompositionName } from '../compose/compositions.ts';
import type { PaletteName } from '../compose/palettes.ts';
import type { Lettering } from '../lettering/titleSvg.ts';
import type { MotifName } from '../motifs/motifs.ts';
import type { SceneName } from '../scenery/scenes.ts';

export const gameKinds = ['slot', 'table', 'live', 'bingo', 'tv', 'crash', 'virtual'] as const;
export type GameKind = (typeof gameKinds)[number];

/** The site's numbers for lists and favourites: 2 virtual, 4 casino, 5 live casino, 6 bingo, 7 TV games, 8 airship. */
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

/** One invented game: its facts and the choices from which all its pictures follow. */
export type GameSeed = {
  id: number;
  name: string;
  /** Whether the name is Turkish: capitals follow it. */
  turkish: boolean;
  providerId: number;
  kind: GameKind;
  type: GameType;
  motif: MotifName;
  composition: CompositionName;
  palette: PaletteName;
  scene: SceneName;
  lettering: Lettering;
  /** Which of the motif's heroes leads. */
  hero: number;
  /** The dealer's silhouette; empty where the table is shown by itself, and away from live tables. */
  dealer: string;
  demo: 0 | 1;
  /** Whether the tile is a moving picture, see `gameVideo`. */
  video: boolean;
  /** Live tables: what is played. */
  table?: LiveTable;
  /** Live tables: places at the table, 0 where any number may play. */
  seats: number;
};
