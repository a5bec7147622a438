import { createHash } from 'node:crypto';
import type { Reply } from './Reply.ts';

/** Seconds a public reply is fresh, and the seconds after that in which a stale one may still be shown. */
export interface Freshness {
  maxAge: number;
  staleWhileRevalidate: number;
}

/** A reply that is the same for everybody who asks with the same brand and language. */
export function publicReply(body: unknown, { maxAge, staleWhileRevalidate }: Freshness): Reply {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
  return {
    status: 200,
    body,
    headers: {
      etag,
      'cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
      vary: 'Site-Id, accept-language',
    },
  };
}

/** What changes with the seasons: categories, games, banners. */
export const SLOW: Freshness = { maxAge: 60, staleWhileRevalidate: 600 };
/** What changes by the minute: winners. */
export const BRISK: Freshness = { maxAge: 30, staleWhileRevalidate: 120 };
/** What moves all the time: jackpots. */
export const LIVE: Freshness = { maxAge: 5, staleWhileRevalidate: 25 };
