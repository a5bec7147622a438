import type { SiteOptions } from '@baize/api';
import { homeProvider } from '../providers/homeProvider.ts';
import type { MatchPick } from './decodeMatches.ts';

/** A page of this site that opens with a match; anything else is a third-party page. */
const OF_A_MATCH = /^\/[^#]*[?&]match=[^#]*$/;

interface BannerMatch {
  id?: string | undefined;
  url?: string | undefined;
}

/**
 * The URL for betting on a match from the home page: the platform's, otherwise the match's page at the preferred
 * provider, with the pick in the bet slip (spec 2/2.7/6). Empty if there is none.
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
