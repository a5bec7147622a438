import type { BrandLook } from '../campaigns/BrandLook.ts';
import { campaignSvg } from '../campaigns/campaignSvg.ts';
import type { CompositionName } from '../campaigns/compositions/campaignCompositions.ts';
import type { ArtLanguage, Poster } from './Poster.ts';
import { posterCampaign } from './posterCampaign.ts';
import { promotionPosters } from './posters/promotionPosters.ts';
import type { PromotionId } from './posters/promotionPosters.ts';

export type PromotionSize = 'list' | 'detail';
export type PromotionOptions = {
  id: PromotionId;
  /** The brand's own name for it, if there is one. */ name?: string | undefined;
  lang: ArtLanguage;
  size: PromotionSize;
  look: BrandLook;
  composition: CompositionName;
};

/** All promotions. A promotion's number is its position here, so new ones are added at the end. */
export const promotionIds = Object.keys(promotionPosters) as PromotionId[];

/** The visible part of a desktop banner: 16:9, which the lettering fits in, and 12:5. */
const widths: Record<PromotionSize, number> = { list: 1138, detail: 1536 };

const posterOf = (id: PromotionId): Poster => promotionPosters[id];

/** A promotion's image in the look of a brand: 1138x640 units in the list, 1536x640 on its own page. */
export const promotionSvg = ({ id, name, lang, size, look, composition }: PromotionOptions): string => {
  const campaign = posterCampaign(posterOf(id), composition);
  const [ownName, line] = campaign[lang];
  return campaignSvg({
    campaign: { ...campaign, [lang]: [name ?? ownName, line] },
    look,
    lang,
    device: 'desktop',
    width: widths[size],
  });
};

/** A promotion's usual name and its line in a language, as in its image. */
export const promotionText = (id: PromotionId, lang: ArtLanguage): { name: string; line: string } => {
  const [name, line] = posterOf(id)[lang];
  return { name, line };
};
