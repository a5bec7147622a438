import type { PaletteName } from '../compose/palettes.ts';
import type { FaceName } from '../lettering/faces.ts';
import type { SceneName } from '../compose/SceneName.ts';

/** A theme of games: objects, scenes, palettes, faces and names. */
export type Motif = {
  id: string;
  /** Sprites large enough to be a tile's main object. */
  heroes: readonly string[];
  /** Sprites of secondary objects. */
  props: readonly string[];
  /** The five best-paying symbols of the reels, best first. */
  symbols: readonly [string, string, string, string, string];
  scenes: readonly SceneName[];
  faces: readonly FaceName[];
  palettes: readonly PaletteName[];
  /** A name is `first second`; `tails` are appended to a noun when more names are needed. */
  first: readonly string[];
  second: readonly string[];
  turkish: readonly string[];
};
