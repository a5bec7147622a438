import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { failureReason } from './log/failureReason.ts';
import type { SiteParts } from './SiteServerOptions.ts';
import { passedHeaders } from './passedHeaders.ts';
import { platformReply } from './platformReply.ts';
import { BodyTooLarge, readAtMost } from './readAtMost.ts';
import { tagsBrand } from './tagsBrand.ts';
import { readVisit, type SiteServerEnv } from './visit.ts';

/** Paths that are served by the platform under every brand's host: its calls and its images. */
const PREFIXES = ['/_api/*', '/_media/*'] as const;

/** More than any call of the contract sends. */
const MAX_BYTES = 1_000_000;
/** Longer than any browser waits for a call. */
const PATIENCE_MS = 60_000;
const FAILED = { message: 'please_try_again' };

/** Nothing for a request without a body. @throws BodyTooLarge, and when the visitor breaks off */
const bodyOf = async (request: Request) => (request.body ? readAtMost(request, MAX_BYTES) : undefined);

/** Aborted with the visitor's connection, or when the platform's reply hasn't begun in time. */
function replyDeadline({ signal }: Request, patience: number) {
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new DOMException('The platform is too slow.', 'TimeoutError')),
    patience,
  );
  return { signal: AbortSignal.any([signal, deadline.signal]), met: () => clearTimeout(timer) };
}

/**
 * Proxies calls to the platform, each once its whole body is there: a slow visitor keeps no connection to the platform
 * busy. If the platform can't be reached, the reply is a 502 in its own format; a 504 when it is too slow.
 */
export function platformRoutes({
  brands,
  upstream,
  trustsProxy,
  metrics,
  reportFailure,
  platformPatienceMs = PATIENCE_MS,
}: SiteParts) {
  const routes = new Hono<SiteServerEnv>();
  routes.use('/_media/*', tagsBrand({ brands, trustsProxy }));
  for (const prefix of PREFIXES) {
    routes.all(prefix, async (c) => {
      /* `fetch` can't send it, which isn't the platform's failure. */
      if (c.req.method === 'TRACE') return c.body(null, 405);
      const { pathname, search } = new URL(c.req.url);
      const { raw } = c.req;
      const requestId = c.get('requestId');
      let body: Awaited<ReturnType<typeof bodyOf>>;
      try {
        body = await bodyOf(raw);
      } catch (error) {
        return c.json(FAILED, error instanceof BodyTooLarge ? 413 : 400, { connection: 'close' });
      }
      const headers = passedHeaders(raw.headers, readVisit(c, trustsProxy), requestId);
      const end = metrics.platform.startTimer({ asker: 'visitor' });
      const failed = (reason: string) => {
        /* A visitor who leaves ends the call. */
        if (!raw.signal.aborted) reportFailure({ path: pathname, reason, requestId });
      };
      const deadline = replyDeadline(raw, platformPatienceMs);
      try {
        const { method } = raw;
        const asked = await proxy(upstream + pathname + search, {
          ...{ method, headers, body, signal: deadline.signal },
          redirect: 'manual',
        });
        end({ status: asked.status });
        if (asked.status >= 500) failed(`status ${asked.status}`);
        const reply = platformReply(asked);
        if (!reply) failed('a redirect to elsewhere');
        return reply ?? c.json(FAILED, 502);
      } catch (error) {
        const reason = failureReason(error);
        end({ status: 0 });
        failed(reason);
        return c.json(FAILED, reason === 'TimeoutError' ? 504 : 502);
      } finally {
        deadline.met();
      }
    });
  }
  return routes;
}
