import type { BrandLook, Campaign, PromotionId } from '@baize/art';
import type { Texts } from '../../contract/lang.ts';

/** A banner of the home page, and where it leads. */
export interface BrandCampaign extends Campaign {
  url: string;
}

/** A promotion that a brand offers, under a name of its own if it has one. */
export interface OfferedPromotion {
  id: PromotionId;
  name?: Texts;
}

/** What an operator has set up for a brand. */
export interface BrandContent {
  /** How headlines are drawn. */
  title: BrandLook['title'];
  /** The pictures' usual tone. */
  tone: BrandLook['tone'];
  /** The banners of the home page, first one first. */
  campaigns: readonly BrandCampaign[];
  /** The promotions, first one first. */
  promotions: readonly OfferedPromotion[];
  /** The categories of the games that its stories are about. */
  storyCategories: readonly number[];
}
