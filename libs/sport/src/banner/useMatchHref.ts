import { useSiteOptions } from '@baize/brand';
import { useIsReachable } from '@baize/routing';
import { matchAddress } from './matchAddress.ts';
import type { Match } from './readMatches.ts';

/** Where to bet on a match of the home page: empty when this app has no such page. */
export function useMatchHref(): (match: Match) => string {
  const options = useSiteOptions();
  const isReachable = useIsReachable();
  return ({ id, url }) => {
    const address = matchAddress({ id, url }, options);
    return isReachable(address) ? address : '';
  };
}
