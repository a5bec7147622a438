import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { failureReason } from './log/failureReason.ts';
import type { SiteParts } from './SiteServerOptions.ts';
import { platformReply } from './platformReply.ts';
import { readVisit, type SiteServerEnv, type Visit } from './visit.ts';

/** Paths that are served by the platform under every brand's host: its calls and its images. */
const PREFIXES = ['/_api/*', '/_media/*'] as const;

/** Headers that belong to one connection, or that only we may set. The contract knows no cookies. */
const NOT_PASSED = new Set([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'cookie',
  'forwarded',
  'x-real-ip',
  'x-request-id',
]);

const isPassed = (name: string) => !NOT_PASSED.has(name) && !name.startsWith('x-forwarded-');

/** A visitor's headers as the platform gets them. */
function passedHeaders(
  { headers }: Request,
  { host, protocol, forwardedFor }: Visit,
  requestId: string,
): Record<string, string> {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const passed = [...headers].filter(([name]) => isPassed(name) && !named.includes(name));
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-request-id': requestId,
  };
}

/** Proxies calls to the platform; if it can't be reached, the reply is a 502 in the platform's own format. */
export function platformRoutes({ upstream, trustsProxy, metrics, reportFailure }: SiteParts) {
  const routes = new Hono<SiteServerEnv>();
  for (const prefix of PREFIXES) {
    routes.all(prefix, async (c) => {
      /* `fetch` can't send it, which isn't the platform's failure. */
      if (c.req.method === 'TRACE') return c.body(null, 405);
      const { pathname, search } = new URL(c.req.url);
      const { raw } = c.req;
      const requestId = c.get('requestId');
      const headers = passedHeaders(raw, readVisit(c, trustsProxy), requestId);
      const end = metrics.platform.startTimer({ asker: 'visitor' });
      const failed = (reason: string) => {
        /* A visitor who leaves ends the call. */
        if (!raw.signal.aborted) reportFailure({ path: pathname, reason, requestId });
      };
      const badGateway = (reason: string) => {
        failed(reason);
        return c.json({ message: 'please_try_again' }, 502);
      };
      try {
        const asked = await proxy(upstream + pathname + search, { raw, headers, redirect: 'manual' });
        end({ status: asked.status });
        if (asked.status >= 500) failed(`status ${asked.status}`);
        return platformReply(asked) ?? badGateway('a redirect to elsewhere');
      } catch (error) {
        end({ status: 0 });
        return badGateway(failureReason(error));
      }
    });
  }
  return routes;
}
