import { createHash } from 'node:crypto';
import type { Reply } from './Reply.ts';

/** Seconds for which a public response is fresh, and may be served stale after that. */
export interface Freshness {
  maxAge: number;
  staleWhileRevalidate: number;
}

/** Whether shared caches can store a response, or only the browser. */
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

/** A response that depends only on brand and language. */
export const publicReply = (body: unknown, freshness: Freshness) => keptReply(body, freshness, 'public');

/** A response that depends on the client. */
export const privateReply = (body: unknown, freshness: Freshness) => keptReply(body, freshness, 'private');

/** For data that rarely changes: categories, games, banners. */
export const SLOW: Freshness = { maxAge: 60, staleWhileRevalidate: 600 };
/** For data that changes every minute: winners. */
export const BRISK: Freshness = { maxAge: 30, staleWhileRevalidate: 120 };
/** For data that changes continuously: jackpots. */
export const LIVE: Freshness = { maxAge: 5, staleWhileRevalidate: 25 };
