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

/** The number of banners in each slider. */
export const bannerCount = 12;

/**
 * Sites crop these around their centre: a desktop banner to 3:1 (y 54 to 586) and to 16:9 (x 231 to 1369), a phone's to
 * 13:10 (y 20 to 620). The lettering stays within what remains.
 */
const layouts: Record<BannerDevice, PosterLayout> = {
  desktop: {
    w: 1600,
    h: 640,
    hero: { x: 1080, y: 318, size: 486 },
    live: { x: 796, y: 40, w: 600, h: 530 },
    headline: { x: 252, y: 112, width: 560, height: 300 },
    subline: { x: 266, y: 486, width: 508, size: 46, anchor: 'start' },
    lines: 2,
  },
  mobile: {
    w: 780,
    h: 640,
    hero: { x: 390, y: 214, size: 380 },
    live: { x: 60, y: 26, w: 660, h: 400 },
    headline: { x: 44, y: 384, width: 692, height: 162 },
    subline: { x: 390, y: 590, width: 660, size: 38, anchor: 'middle' },
    lines: 2,
  },
};

function posterOf(type: SliderType, index: number) {
  const all = [...bannerPosters[type], ...sharedPosters];
  const chosen = all[index];
  if (chosen) return chosen;
  throw new Error(`There is no ${type} banner ${index}: the index must be from 0 to ${all.length - 1}.`);
}

/** A hero banner: 1600x640 units for desktop, 780x640 for phones. */
export const bannerSvg = ({ type, index, lang, device }: BannerOptions): string =>
  posterSvg(posterOf(type, index), lang, layouts[device], index);

/** A banner's alternative text. */
export const bannerText = ({ type, index, lang }: Omit<BannerOptions, 'device'>): string =>
  posterOf(type, index)[lang].join(': ');
