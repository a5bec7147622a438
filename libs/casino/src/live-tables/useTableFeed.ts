import { useSiteOptions } from '@baize/site';
import { createTableFeed, type TableFeed } from './createTableFeed.ts';
import { socketUrl } from './socketUrl.ts';

const CASINO_ID = /^[\w-]{1,64}$/;

/** One feed per URL, for the whole page. */
const feeds = new Map<string, TableFeed>();

function feedAt(url: string, casinoId: string): TableFeed {
  const address = `${url} ${casinoId}`;
  const feed = feeds.get(address) ?? createTableFeed({ url, casinoId });
  feeds.set(address, feed);
  return feed;
}

/**
 * The feed of the live tables' states, at the URL in the options; undefined while the options load, null if the
 * platform has none.
 */
export function useTableFeed(): TableFeed | null | undefined {
  const options = useSiteOptions();
  if (!options) return undefined;
  const url = socketUrl(options.live_feed_url);
  const casinoId = options.live_feed_casino_id;
  return url && typeof casinoId === 'string' && CASINO_ID.test(casinoId) ? feedAt(url, casinoId) : null;
}
