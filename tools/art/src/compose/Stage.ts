import type { Frame } from '../lettering/layLines.ts';
import type { Motif } from '../motifs/Motif.ts';
import type { FillName, Palette } from './palettes.ts';

/** What a composition has to work with: the box, where hero and title go, and the game's choices. */
export type Stage = {
  id: string;
  w: number;
  h: number;
  hero: { x: number; y: number; size: number };
  title: Frame;
  palette: Palette;
  fill: FillName;
  motif: Motif;
  heroes: readonly string[];
  props: readonly string[];
  random: () => number;
};

/** A composition draws the objects of a tile, back to front. */
export type Composition = (stage: Stage) => string;
