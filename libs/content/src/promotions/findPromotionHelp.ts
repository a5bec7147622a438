import type { SiteOptions } from '@baize/api';
import type { Brand } from '@baize/brand';

export type PromotionHelp = 'bonus' | 'support';

/**
 * The link of the panel below the promotions: the bonus request, if the brand has it and the operator has set its page;
 * otherwise live support (spec 2/2.8/10).
 */
export function findPromotionHelp(
  features: Pick<Brand['features'], 'requestBonus'>,
  options: Pick<SiteOptions, 'request_bonus_url'> | undefined,
): PromotionHelp {
  const isSet = (options?.request_bonus_url ?? '').trim() !== '';
  return features.requestBonus && isSet ? 'bonus' : 'support';
}
