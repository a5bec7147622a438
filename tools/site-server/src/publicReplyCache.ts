import { LRUCache } from 'lru-cache';
import type { Brand } from '@baize/brand';
import { failureReason } from './log/failureReason.ts';
import { cacheMetrics } from './metrics/cacheMetrics.ts';
import { readAtMost } from './readAtMost.ts';
import type { SiteParts } from './SiteServerOptions.ts';

interface Reply {
  status: number;
  body: string;
}

interface Asked {
  path: string;
  headers: Record<string, string>;
}

type Asker = Pick<Brand, 'id' | 'hosts'> & { language: string };

const MEGABYTE = 1_000_000;
const MOST = 1_000;
const MOST_BYTES = 100 * MEGABYTE;
/** Far larger than any reply that a page is made from. */
const LARGEST_REPLY = 2 * MEGABYTE;
const FRESH_MS = 30_000;
/** How long no request is made after a failure. */
const FAILED_MS = 5_000;
const PATIENCE_MS = 2_000;
/** What a page gets when the platform can't be reached: not a status that is retried at once. */
const UNREACHABLE: Reply = { status: 500, body: '{}' };

/**
 * Fetches from the platform.
 * @throws when it can't be reached, redirects, or the body is too large, cut off or isn't JSON
 */
async function ask(address: string, headers: Record<string, string>, patienceMs: number): Promise<Reply> {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(address, { headers, redirect: 'error', signal });
  const body = (await readAtMost(response, LARGEST_REPLY)).toString('utf8');
  JSON.parse(body);
  return { status: response.status, body };
}

/**
 * The public replies of the platform at `upstream`, cached by brand and language for half a minute. Returns a
 * `fetch` for one brand. Only what is part of the cache key is sent, so no visitor's data can reach another's
 * page.
 */
export function publicReplyCache({
  upstream,
  metrics,
  reportFailure,
  pagePatienceMs = PATIENCE_MS,
}: Pick<SiteParts, 'upstream' | 'metrics' | 'reportFailure' | 'pagePatienceMs'>) {
  const { countLookUp, dispose } = cacheMetrics(metrics, 'replies');

  /** Asks the platform, and reports when it fails. */
  async function askPlatform({ path, headers }: Asked): Promise<Reply> {
    const end = metrics.platform.startTimer({ asker: 'page' });
    const failed = (reason: string) => reportFailure({ path: path.split('?', 1)[0] ?? '', reason });
    try {
      const reply = await ask(upstream + path, headers, pagePatienceMs);
      end({ status: reply.status });
      if (reply.status >= 500) failed(`status ${reply.status}`);
      return reply;
    } catch (error) {
      end({ status: 0 });
      failed(failureReason(error));
      return UNREACHABLE;
    }
  }

  const replies = new LRUCache<string, Reply, Asked>({
    max: MOST,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length,
    ttl: FRESH_MS,
    dispose,
    async fetchMethod(_key, _stale, { context, options }) {
      const reply = await askPlatform(context);
      if (reply.status >= 400) options.ttl = FAILED_MS;
      return reply;
    },
  });

  return ({ id, hosts, language }: Asker): typeof fetch =>
    async (input) => {
      /* Not `instanceof Request`: HTTP servers replace that class with their own. */
      const { pathname, search } = new URL(typeof input === 'object' && 'url' in input ? input.url : input);
      const path = pathname + search;
      const headers = {
        'Site-Id': String(id),
        'accept-language': language,
        'X-Forwarded-Host': hosts[0] ?? '',
      };
      const key = [id, language, path].join(' ');
      countLookUp(replies.getRemainingTTL(key));
      const reply = await replies.fetch(key, { context: { path, headers } });
      const { status, body } = reply ?? UNREACHABLE;
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    };
}
