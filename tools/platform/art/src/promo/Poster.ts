import type { LiveTable } from '../catalogue/GameSeed.ts';
import type { PaletteName } from '../compose/palettes.ts';
import type { FigureName } from '../live/figure/figures.ts';
import type { MotifName } from '../motifs/motifs.ts';
import type { SceneName } from '../compose/SceneName.ts';

/** A live table instead of a group of objects: the game, and the dealer's silhouette, if any. */
export type LivePicture = { table: LiveTable; dealer: FigureName | '' };

export type ArtLanguage = 'tr' | 'en';

/** An advertising text in both languages, and its picture. */
export type Poster = {
  motif: MotifName;
  scene: SceneName;
  palette: PaletteName;
  /** The sprite in the middle, unless it's the motif's first hero. */
  hero?: string;
  live?: LivePicture;
  tr: readonly [headline: string, subline: string];
  en: readonly [headline: string, subline: string];
};

/** Shorthand for lists of posters: motif, scene and palette, then both texts. */
export const poster = (
  look: readonly [MotifName, SceneName, PaletteName, hero?: string | LivePicture],
  tr: Poster['tr'],
  en: Poster['en'],
): Poster => ({
  motif: look[0],
  scene: look[1],
  palette: look[2],
  ...(typeof look[3] === 'string' ? { hero: look[3] } : look[3] ? { live: look[3] } : {}),
  tr,
  en,
});
