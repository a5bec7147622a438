import { useSiteOptions } from '@baize/brand';
import { useIsReachable } from '@baize/routing';
import { matchAddress } from './matchAddress.ts';
import type { Match, MatchPick } from './readMatches.ts';

/** Where to bet on an outcome of a match of the home page: empty when this app has no such page. */
export function useMatchHref(): (match: Match, pick: MatchPick) => string {
  const options = useSiteOptions();
  const isReachable = useIsReachable();
  return ({ id, url }, pick) => {
    const address = matchAddress({ id, url }, options, pick);
    return isReachable(address) ? address : '';
  };
}
