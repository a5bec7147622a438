import { useSiteOptions } from '@baize/brand';
import { useIsReachable } from '@baize/routing';
import { matchAddress } from './matchAddress.ts';
import type { Match, MatchPick } from './readMatches.ts';

/** The URL for betting on an outcome of a home-page match; empty if this app has no such page. */
export function useMatchHref(): (match: Match, pick: MatchPick) => string {
  const options = useSiteOptions();
  const isReachable = useIsReachable();
  return ({ id, url }, pick) => {
    const address = matchAddress({ id, url }, options, pick);
    return isReachable(address) ? address : '';
  };
}
