import type { LiveTable } from '../catalogue/GameSeed.ts';
import type { PaletteName } from '../compose/palettes.ts';
import type { FigureName } from '../live/figure/figures.ts';
import type { MotifName } from '../motifs/motifs.ts';
import type { SceneName } from '../scenery/scenes.ts';

/** A live table in place of a group of objects: what is played, and whose silhouette stands behind it, if any. */
export type LivePicture = { table: LiveTable; dealer: FigureName | '' };

export type ArtLanguage = 'tr' | 'en';

/** A line of advertising in both languages with the world it is pictured in. */
export type Poster = {
  motif: MotifName;
  scene: SceneName;
  palette: PaletteName;
  /** The sprite in the middle, where it is not the motif's first hero. */
  hero?: string;
  live?: LivePicture;
  tr: readonly [headline: string, subline: string];
  en: readonly [headline: string, subline: string];
};

/** Shorthand for tables: world, place and mood, then both texts. */
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
