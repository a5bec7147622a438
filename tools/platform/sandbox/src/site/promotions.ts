import type { Promotion } from '@baize/api';
import { promotionIds, promotionText, type PromotionId, type PromotionSize } from '@baize/art';
import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';
import { contentOf } from './brand-content/contentOf.ts';
import { promotionFacts } from './promotionFacts.ts';
import TEXTS from './promotionTexts.json' with { type: 'json' };

export const PROMOTION_SIZES = ['list', 'detail'] as const satisfies readonly PromotionSize[];

type Named = Pick<Brand, 'slug'>;

/** The number of a promotion in the contract, which is the same at every brand. */
export const promotionNumber = (id: PromotionId): number => promotionIds.indexOf(id) + 1;

/** The path of the image of a brand's promotion. */
export const promotionPicture = ({ slug }: Named, id: PromotionId, size: PromotionSize, lang: Lang): string =>
  `/_media/promotions/${slug}-${promotionNumber(id)}-${size}-${lang}.avif`;

/** A brand's name of a promotion, in its list and in the image. */
export const promotionName = ({ slug }: Named, id: PromotionId, lang: Lang): string =>
  contentOf(slug).promotions.find((offered) => offered.id === id)?.name?.[lang] ??
  promotionText(id, lang).name;

/** The promotions that a brand offers, in a language, with images that show the same texts, as of `now`. */
export const promotionsOf = (brand: Named, lang: Lang, now: Date): Promotion[] =>
  contentOf(brand.slug).promotions.map(({ id }) => ({
    id: promotionNumber(id),
    image: promotionPicture(brand, id, 'list', lang),
    detail_image: promotionPicture(brand, id, 'detail', lang),
    name: promotionName(brand, id, lang),
    description: [`<h2>${promotionText(id, lang).line}</h2>`, ...TEXTS[lang][id]].join(''),
    ...promotionFacts(id, lang, now),
  }));
