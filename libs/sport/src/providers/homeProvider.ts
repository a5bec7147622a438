import type { SiteOptions } from '@baize/api';

/** Where bets are placed from the home page: Betradar where it's on, otherwise BetConstruct (spec 2/2.7/6). */
const PREFERRED = ['betradar', 'betconstruct'] as const;

/** The provider that the home page prefers; undefined where neither is on. */
export const homeProvider = (
  options: Partial<SiteOptions> | undefined,
): (typeof PREFERRED)[number] | undefined => PREFERRED.find((name) => options?.[name] === '1');
