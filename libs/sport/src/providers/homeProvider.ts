import type { SiteOptions } from '@baize/api';
import { isOptionOn } from '@baize/site';

/** Providers for bets from the home page: Betradar if it's on, otherwise BetConstruct (spec 2/2.7/6). */
const PREFERRED = ['betradar', 'betconstruct'] as const;

/** The provider for the home page; undefined if neither is on. */
export const homeProvider = (
  options: Partial<SiteOptions> | undefined,
): (typeof PREFERRED)[number] | undefined => PREFERRED.find((name) => isOptionOn(options?.[name]));
