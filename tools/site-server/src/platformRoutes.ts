import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { SiteServerOptions } from './SiteServerOptions.ts';
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
]);

const isPassed = (name: string) => !NOT_PASSED.has(name) && !name.startsWith('x-forwarded-');

/** A visitor's headers as the platform gets them. */
function passedHeaders(
  { headers }: Request,
  { host, protocol, forwardedFor }: Visit,
): Record<string, string> {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const passed = [...headers].filter(([name]) => isPassed(name) && !named.includes(name));
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  };
}

/** Proxies calls to the platform; if it can't be reached, the reply is a 502 in the platform's own format. */
export function platformRoutes({
  upstream,
  trustsProxy,
}: Pick<SiteServerOptions, 'upstream' | 'trustsProxy'>) {
  const routes = new Hono<SiteServerEnv>();
  for (const prefix of PREFIXES) {
    routes.all(prefix, async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const headers = passedHeaders(c.req.raw, readVisit(c, trustsProxy));
      const badGateway = () => c.json({ message: 'please_try_again' }, 502);
      try {
        const asked = proxy(upstream + pathname + search, { raw: c.req.raw, headers, redirect: 'manual' });
        return platformReply(await asked) ?? badGateway();
      } catch {
        return badGateway();
      }
    });
  }
  return routes;
}
