import type { Frame } from '../lettering/layLines.ts';
import type { Motif } from '../motifs/Motif.ts';
import type { FillName, Palette } from './palettes.ts';

/** The input of a composition: the box, the places of hero and title, and the game's choices. */
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

/** Draws the objects of a tile, back to front. */
export type Composition = (stage: Stage) => string;
