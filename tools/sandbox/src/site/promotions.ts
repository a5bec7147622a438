import type { Promotion } from '@baize/api';
import { promotionCount, promotionText, type PromotionSize } from '@baize/art';
import type { Lang } from '../contract/lang.ts';
import { promotionFacts } from './promotionFacts.ts';
import TEXTS from './promotionTexts.json' with { type: 'json' };

export const PROMOTION_COUNT = promotionCount;
export const PROMOTION_SIZES = ['list', 'detail'] as const satisfies readonly PromotionSize[];

/** The path of a promotion's image; the first promotion is number 0. */
export const promotionPicture = (index: number, size: PromotionSize, lang: Lang): string =>
  `/_media/promotions/${index}-${size}-${lang}.avif`;

/** The promotions in a language, with images that show the same texts, as of `now`. */
export function promotionsOf(lang: Lang, now: Date): Promotion[] {
  return Array.from({ length: PROMOTION_COUNT }, (_, index) => {
    const { name, line } = promotionText(index, lang);
    const body = TEXTS[lang][index] ?? [];
    return {
      id: index + 1,
      image: promotionPicture(index, 'list', lang),
      detail_image: promotionPicture(index, 'detail', lang),
      name,
      description: [`<h2>${line}</h2>`, ...body].join(''),
      ...promotionFacts(index, lang, now),
    };
  });
}
