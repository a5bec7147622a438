import { readRetryAfter } from '@baize/api';
import { LRUCache } from 'lru-cache';
import { failureReason } from './log/failureReason.ts';
import { cacheMetrics } from './metrics/cacheMetrics.ts';
import { readAtMost } from './readAtMost.ts';
import type { Asker, PublicReplies } from './PublicReplies.ts';
import type { SiteParts } from './SiteServerOptions.ts';

interface Reply {
  status: number;
  body: string;
  /** The time from `Retry-After`, ms since 1970. */
  retryAt?: number;
}

interface Asked {
  path: string;
  headers: Record<string, string>;
}

const MEGABYTE = 1_000_000;
const MAX = 1_000;
const MAX_BYTES = 100 * MEGABYTE;
/** Far larger than any reply for a page. */
const LARGEST_REPLY = 2 * MEGABYTE;
const FRESH_MS = 30_000;
/** Pause between requests after a failure. */
const FAILED_MS = 5_000;
const PATIENCE_MS = 2_000;
/**
 * The reply for a page if the platform can't be reached: a status that is neither retried immediately, nor means
 * maintenance.
 */
const UNREACHABLE: Reply = { status: 523, body: '{}' };

function toResponse({ status, body, retryAt }: Reply = UNREACHABLE): Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (retryAt !== undefined) headers.set('retry-after', new Date(retryAt).toUTCString());
  return new Response(body, { status, headers });
}

/**
 * Fetches from the platform.
 * @throws if it can't be reached, redirects, or the body is too large, truncated or isn't JSON (failures needn't be
 * JSON)
 */
async function ask(address: string, headers: Record<string, string>, patienceMs: number): Promise<Reply> {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(address, { headers, redirect: 'error', signal });
  const body = (await readAtMost(response, LARGEST_REPLY)).toString('utf8');
  if (response.ok) JSON.parse(body);
  return { status: response.status, body, retryAt: readRetryAfter(response.headers) };
}

/**
 * The public replies of the platform at `upstream`, cached by brand and language for half a minute. Requests contain
 * only data from the cache key, so one visitor's data can't get into another's page.
 */
export function publicReplyCache({
  upstream,
  metrics,
  reportFailure,
  pagePatienceMs = PATIENCE_MS,
}: Pick<SiteParts, 'upstream' | 'metrics' | 'reportFailure' | 'pagePatienceMs'>): PublicReplies {
  const { countLookUp, dispose } = cacheMetrics(metrics, 'replies');

  /** Sends a call to the platform, and reports failures. */
  async function fetchReply({ path, headers }: Asked): Promise<Reply> {
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
    max: MAX,
    maxSize: MAX_BYTES,
    /* At least one, because a failure may be empty. */
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: FRESH_MS,
    /* Reads the clock each time, since every page looks here first. */
    ttlResolution: 0,
    dispose,
    async fetchMethod(_key, _stale, { context, options }) {
      const reply = await fetchReply(context);
      if (reply.status >= 400) options.ttl = FAILED_MS;
      return reply;
    },
  });

  const keyOf = ({ id, language }: Asker, path: string) => [id, language, path].join(' ');

  async function replyTo(asker: Asker, path: string): Promise<Reply | undefined> {
    const { id, hosts, language } = asker;
    const headers = {
      'Site-Id': String(id),
      'accept-language': language,
      'X-Forwarded-Host': hosts[0] ?? '',
    };
    const key = keyOf(asker, path);
    countLookUp(replies.getRemainingTTL(key));
    return replies.fetch(key, { context: { path, headers } });
  }

  return {
    ask: async (asker, path) => toResponse(await replyTo(asker, path)),
    async known(asker, path) {
      const last = replies.peek(keyOf(asker, path), { allowStale: true });
      const next = replyTo(asker, path);
      return toResponse(last ?? (await next));
    },
    fetchFor: (asker) => async (input) => {
      /* Not `instanceof Request`: HTTP servers replace that class with their own. */
      const { pathname, search } = new URL(typeof input === 'object' && 'url' in input ? input.url : input);
      return toResponse(await replyTo(asker, pathname + search));
    },
  };
}
