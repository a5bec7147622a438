import type { LivePicture } from '../promo/Poster.ts';
import type { SceneName } from '../compose/SceneName.ts';
import type { CompositionName } from './compositions/campaignCompositions.ts';
import type { Tone } from './toned.ts';

export type CampaignWords = readonly [headline: string, subline: string];

/** An advertisement of a brand: what is shown, how it is arranged, and what it says. */
export type Campaign = {
  /** The sprite that it is about, or a live table. */
  figure: string | LivePicture;
  scene: SceneName;
  composition: CompositionName;
  /** By default the brand's. */
  tone?: Tone;
  /** Further sprites, nearest first. */
  things: readonly string[];
  /** The composition `number` shows it as its main object, written as the language does. */
  number?: { tr: string; en: string };
  tr: CampaignWords;
  en: CampaignWords;
};
