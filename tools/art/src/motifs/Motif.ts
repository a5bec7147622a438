import type { PaletteName } from '../compose/palettes.ts';
import type { FaceName } from '../lettering/faces.ts';
import type { SceneName } from '../scenery/scenes.ts';

/** A world that a game can be set in: what is pictured, where, in which moods, in which letters, and how it is named. */
export type Motif = {
  id: string;
  /** Sprites large enough to carry a tile. */
  heroes: readonly string[];
  /** Sprites that accompany. */
  props: readonly string[];
  /** Five sprites that pay on the reels, best first. */
  symbols: readonly [string, string, string, string, string];
  scenes: readonly SceneName[];
  faces: readonly FaceName[];
  palettes: readonly PaletteName[];
  /** `first second` makes a name; `tails` are set after a noun where more are needed. */
  first: readonly string[];
  second: readonly string[];
  turkish: readonly string[];
};
