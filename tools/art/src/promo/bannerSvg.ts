import { bannerPosters } from './bannerPosters.ts';
import type { SliderType } from './bannerPosters.ts';
import type { ArtLanguage } from './Poster.ts';
import { sharedPosters } from './posters/sharedPosters.ts';
import { posterSvg } from './posterSvg.ts';
import type { PosterLayout } from './posterSvg.ts';

export type BannerDevice = 'desktop' | 'mobile';
export type BannerOptions = {
  type: SliderType;
  /** 0 to `bannerCount` - 1. */ index: number;
  lang: ArtLanguage;
  device: BannerDevice;
};

/** How many banners each slider has. */
export const bannerCount = 12;

const layouts: Record<BannerDevice, PosterLayout> = {
  desktop: {
    w: 1600,
    h: 640,
    hero: { x: 1170, y: 320, size: 540 },
    headline: { x: 90, y: 110, width: 700, height: 320 },
    subline: { x: 104, y: 500, width: 660, size: 50, anchor: 'start' },
    lines: 2,
  },
  mobile: {
    w: 780,
    h: 640,
    hero: { x: 390, y: 220, size: 400 },
    headline: { x: 40, y: 388, width: 700, height: 170 },
    subline: { x: 390, y: 606, width: 680, size: 40, anchor: 'middle' },
    lines: 2,
  },
};

/** A hero banner: 1600x640 units for desktop, 780x640 for phones. */
export const bannerSvg = ({ type, index, lang, device }: BannerOptions): string => {
  const all = [...bannerPosters[type], ...sharedPosters];
  const chosen = all[index];
  if (!chosen)
    throw new Error(`There is no ${type} banner ${index}: the index must be from 0 to ${all.length - 1}.`);
  return posterSvg(chosen, lang, layouts[device], index);
};
