import type { BoardDevice } from '../campaigns/Board.ts';
import type { BrandLook } from '../campaigns/BrandLook.ts';
import { campaignSvg } from '../campaigns/campaignSvg.ts';
import type { CompositionName } from '../campaigns/compositions/campaignCompositions.ts';
import { bannerPosters } from './bannerPosters.ts';
import type { SliderType } from './bannerPosters.ts';
import type { ArtLanguage } from './Poster.ts';
import { posterCampaign } from './posterCampaign.ts';
import { sharedPosters } from './posters/sharedPosters.ts';

export type BannerDevice = BoardDevice;
export type BannerOptions = {
  type: SliderType;
  /** 0 to `bannerCount` - 1. */ index: number;
  lang: ArtLanguage;
  device: BannerDevice;
  look: BrandLook;
  composition: CompositionName;
};

/** The number of banners in each slider. */
export const bannerCount = 12;

function posterOf(type: SliderType, index: number) {
  const all = [...bannerPosters[type], ...sharedPosters];
  const chosen = all[index];
  if (chosen) return chosen;
  throw new Error(`There is no ${type} banner ${index}: the index must be from 0 to ${all.length - 1}.`);
}

/** A lobby's banner in the look of a brand: 1600x640 units for desktop, 780x640 for phones. */
export const bannerSvg = ({ type, index, lang, device, look, composition }: BannerOptions): string =>
  campaignSvg({ campaign: posterCampaign(posterOf(type, index), composition), look, lang, device });

/** A banner's alternative text. */
export const bannerText = ({ type, index, lang }: Pick<BannerOptions, 'type' | 'index' | 'lang'>): string =>
  posterOf(type, index)[lang].join(': ');
