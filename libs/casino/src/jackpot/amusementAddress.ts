import type { SiteOptions } from '@baize/api';
import { safeUrl } from '@baize/ui';

/** The URL of the external jackpot data service: the one in the options, with the site's name. */
export function amusementAddress({
  jackpot_feed_url,
  name,
}: Pick<SiteOptions, 'jackpot_feed_url' | 'name'>): string | undefined {
  const safe = safeUrl(jackpot_feed_url);
  if (!safe) return undefined;
  const url = new URL(safe);
  url.searchParams.set('site', name);
  url.searchParams.set('type', 'data');
  return url.href;
}
