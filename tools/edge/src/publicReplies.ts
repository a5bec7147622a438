import { LRUCache } from 'lru-cache';

interface Reply {
  status: number;
  body: string;
}

interface Asked {
  path: string;
  headers: Record<string, string>;
}

interface Visit {
  siteId: number;
  language: string;
  host: string;
}

const MOST = 1_000;
const FRESH_MS = 30_000;
/** A platform in trouble is left alone for that long. */
const FAILED_MS = 5_000;
const TIMEOUT_MS = 2_000;
/** What a page sees of a platform that cannot be reached: no reason to ask again at once. */
const UNREACHABLE: Reply = { status: 500, body: '{}' };

/**
 * What the platform behind `upstream` says to everybody, by brand and language, kept for half a minute. Gives a `fetch`
 * for one visit's brand; it sends no more than the headers that a public reply depends on.
 */
export function publicReplies(upstream: string) {
  const replies = new LRUCache<string, Reply, Asked>({
    max: MOST,
    ttl: FRESH_MS,
    async fetchMethod(_key, _stale, { context: { path, headers }, options }) {
      const sent = fetch(upstream + path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const reply = await sent.then(
        async (response): Promise<Reply> => ({ status: response.status, body: await response.text() }),
        () => UNREACHABLE,
      );
      if (reply.status >= 400) options.ttl = FAILED_MS;
      return reply;
    },
  });

  return ({ siteId, language, host }: Visit): typeof fetch =>
    async (input) => {
      /* Not `instanceof Request`: HTTP servers put classes of their own in its place. */
      const { pathname, search } = new URL(typeof input === 'object' && 'url' in input ? input.url : input);
      const path = pathname + search;
      const headers = { 'Site-Id': String(siteId), 'accept-language': language, 'X-Forwarded-Host': host };
      const key = [siteId, language, path].join(' ');
      const { status, body } = (await replies.fetch(key, { context: { path, headers } })) ?? UNREACHABLE;
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    };
}
