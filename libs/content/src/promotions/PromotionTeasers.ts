import { lazyPart } from '@baize/routing';
import { contentTexts, promotionTexts } from '../texts.ts';

/** Two promotions with pictures, for the header's panels; their code loads with the first panel. */
export const PromotionTeasers = lazyPart(
  async () => (await import('./PromotionPair.tsx')).PromotionPair,
  contentTexts,
  promotionTexts,
);
