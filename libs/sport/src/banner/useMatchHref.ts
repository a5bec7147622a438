import { useSiteOptions } from '@baize/site';
import { useIsReachable } from '@baize/routing';
import { matchAddress } from './matchAddress.ts';
import type { Match, MatchPick } from './decodeMatches.ts';

/**
 * Returns the URL for betting on an outcome of a match of `useMatches` (spec 2/2.7/6); empty if this app has no such
 * page, or no provider for it is on.
 */
export function useMatchHref(): (match: Match, pick: MatchPick) => string {
  const options = useSiteOptions();
  const isReachable = useIsReachable();
  return ({ id, url }, pick) => {
    const address = matchAddress({ id, url }, options, pick);
    return isReachable(address) ? address : '';
  };
}
