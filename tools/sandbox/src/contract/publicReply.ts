import { createHash } from 'node:crypto';
import type { Reply } from './Reply.ts';

/** Seconds a public reply is fresh, and the seconds after that in which a stale one may still be shown. */
export interface Freshness {
  maxAge: number;
  staleWhileRevalidate: number;
}

/** Whether caches on the way may keep a reply, or only the browser that asked. */
type Keeper = 'public' | 'private';

function keptReply(body: unknown, { maxAge, staleWhileRevalidate }: Freshness, keeper: Keeper): Reply {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
  return {
    status: 200,
    body,
    headers: {
      etag,
      'cache-control': `${keeper}, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
      vary: 'Site-Id, accept-language',
    },
  };
}

/** A reply that is the same for everybody who asks with the same brand and language. */
export const publicReply = (body: unknown, freshness: Freshness) => keptReply(body, freshness, 'public');

/** A reply that says something of the one who asks. */
export const privateReply = (body: unknown, freshness: Freshness) => keptReply(body, freshness, 'private');

/** What changes with the seasons: categories, games, banners. */
export const SLOW: Freshness = { maxAge: 60, staleWhileRevalidate: 600 };
/** What changes by the minute: winners. */
export const BRISK: Freshness = { maxAge: 30, staleWhileRevalidate: 120 };
/** What moves all the time: jackpots. */
export const LIVE: Freshness = { maxAge: 5, staleWhileRevalidate: 25 };
