import type { LivePicture } from '../promo/Poster.ts';
import type { SceneName } from '../compose/SceneName.ts';
import type { CompositionName } from './compositions/campaignCompositions.ts';
import type { Tone } from './toned.ts';

export type CampaignWords = readonly [headline: string, subline: string];

/** An advertisement of a brand: its objects, its composition, and its text. */
export type Campaign = {
  /** The sprite in the centre, or a live table. */
  figure: string | LivePicture;
  scene: SceneName;
  composition: CompositionName;
  /** The brand's by default. */
  tone?: Tone;
  /** Further sprites, nearest first. */
  things: readonly string[];
  /** The main object of the composition `number`, formatted for the language. */
  number?: { tr: string; en: string };
  tr: CampaignWords;
  en: CampaignWords;
};
