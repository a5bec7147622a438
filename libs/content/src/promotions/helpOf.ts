import type { SiteOptions } from '@baize/api';
import type { Brand } from '@baize/brand';

export type PromotionHelp = 'bonus' | 'support';

/**
 * What is under the promotions: asking for a bonus, on the sites that have it and where the operator has set its page;
 * the way to live support everywhere else (spec 2/2.8/10).
 */
export function helpOf(
  features: Pick<Brand['features'], 'requestBonus'>,
  options: Pick<SiteOptions, 'request_bonus_url'> | undefined,
): PromotionHelp {
  const isSet = (options?.request_bonus_url ?? '').trim() !== '';
  return features.requestBonus && isSet ? 'bonus' : 'support';
}
