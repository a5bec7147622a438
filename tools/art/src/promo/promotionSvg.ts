import type { ArtLanguage } from './Poster.ts';
import { posterSvg } from './posterSvg.ts';
import type { PosterLayout } from './posterSvg.ts';
import { promotionPosters } from './posters/promotionPosters.ts';

export type PromotionSize = 'list' | 'detail';
export type PromotionOptions = {
  /** 0 to `promotionCount` - 1. */ index: number;
  lang: ArtLanguage;
  size: PromotionSize;
};

export const promotionCount = promotionPosters.length;

const layouts: Record<PromotionSize, PosterLayout> = {
  list: {
    w: 800,
    h: 450,
    hero: { x: 602, y: 222, size: 312 },
    live: { x: 390, y: 20, w: 400, h: 400 },
    headline: { x: 34, y: 76, width: 372, height: 226 },
    subline: { x: 44, y: 360, width: 350, size: 34, anchor: 'start' },
    lines: 3,
  },
  detail: {
    w: 1200,
    h: 500,
    hero: { x: 890, y: 250, size: 400 },
    live: { x: 640, y: 26, w: 500, h: 440 },
    headline: { x: 60, y: 80, width: 560, height: 260 },
    subline: { x: 74, y: 400, width: 540, size: 42, anchor: 'start' },
    lines: 2,
  },
};

/** A promotion's image: 800x450 units in the list, 1200x500 on its own page. */
export const promotionSvg = ({ index, lang, size }: PromotionOptions): string => {
  const chosen = promotionPosters[index];
  if (!chosen)
    throw new Error(`There is no promotion ${index}: the index must be from 0 to ${promotionCount - 1}.`);
  return posterSvg(chosen, lang, layouts[size], index);
};

/** A promotion's title and line in a language, as in its image. */
export const promotionText = (index: number, lang: ArtLanguage): { name: string; line: string } => {
  const chosen = promotionPosters[index];
  if (!chosen)
    throw new Error(`There is no promotion ${index}: the index must be from 0 to ${promotionCount - 1}.`);
  return { name: chosen[lang][0], line: chosen[lang][1] };
};
