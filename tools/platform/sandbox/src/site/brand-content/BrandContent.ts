import type { BrandLook, Campaign, PromotionId } from '@baize/art';
import type { Texts } from '../../contract/lang.ts';

/** A banner of the home page, and its link. */
export interface BrandCampaign extends Campaign {
  url: string;
}

/** A promotion of a brand, with its own name if it has one. */
export interface OfferedPromotion {
  id: PromotionId;
  name?: Texts;
}

/** A brand's content, as set up by its operator. */
export interface BrandContent {
  /** How headlines are drawn. */
  title: BrandLook['title'];
  /** The pictures' usual tone. */
  tone: BrandLook['tone'];
  /** The banners of the home page, in display order. */
  campaigns: readonly BrandCampaign[];
  /** The promotions, first one first. */
  promotions: readonly OfferedPromotion[];
  /** The categories of the games in its stories. */
  storyCategories: readonly number[];
}
