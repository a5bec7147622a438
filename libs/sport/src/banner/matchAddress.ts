import type { SiteOptions } from '@baize/api';
import { homeProvider } from '../providers/homeProvider.ts';
import type { MatchPick } from './readMatches.ts';

/** A page of this site that opens with a match; anything else is a page of somebody else's making. */
const OF_A_MATCH = /^\/[^#]*[?&]match=[^#]*$/;

interface BannerMatch {
  id?: string | undefined;
  url?: string | undefined;
}

/**
 * The address at which a match of the home page can be bet on: the platform's, or else its page at the preferred
 * provider, with the pick in its slip (spec 2/2.7/6). Empty when there is none.
 */
export function matchAddress(
  { id, url }: BannerMatch,
  options: Partial<SiteOptions> | undefined,
  pick: MatchPick,
): string {
  if (url) return OF_A_MATCH.test(url) ? `${url}&pick=${pick}` : url;
  const provider = homeProvider(options);
  if (!provider) return '';
  const page = `/Sport/${provider}/prematch`;
  return id ? `${page}?${new URLSearchParams({ match: id, pick })}` : page;
}
