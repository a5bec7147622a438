import type { MiddlewareHandler } from 'hono';
import { randomUUID } from 'node:crypto';
import type { SiteParts } from './SiteServerOptions.ts';
import { routeKind } from './routeKind.ts';
import { readVisit, type SiteServerEnv } from './visit.ts';

/** The host alone: whether all names below it have TLS is not for one brand's site to say. */
const A_YEAR_OF_TLS = 'max-age=31536000';

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return URL.canParse(path, 'http://site');
  } catch {
    return false;
  }
}

/**
 * Around every request: gives it an id, refuses a malformed address, counts it, and logs it at level `debug`,
 * without its query. What fails unexpectedly is logged as an error. A host that was reached by TLS, as a trusted proxy says, is
 * only reached by TLS from then on.
 */
export function requestMiddleware({
  log,
  metrics,
  trustsProxy,
}: SiteParts): MiddlewareHandler<SiteServerEnv> {
  return async (c, next) => {
    const start = performance.now();
    const visit = readVisit(c, trustsProxy);
    const requestId = visit.requestId ?? randomUUID();
    c.set('requestId', requestId);
    const { method, path } = c.req;
    if (isWellFormed(path)) await next();
    else {
      log.warn({ requestId, method, path, status: 400 }, 'Malformed request');
      c.res = c.text('Bad request', 400, { 'cache-control': 'no-store' });
    }
    if (c.error) log.error({ requestId, method, path, err: c.error }, 'A request failed');
    const { status, headers } = c.res;
    if (!headers.has('x-request-id')) headers.set('x-request-id', requestId);
    if (visit.protocol === 'https') headers.set('strict-transport-security', A_YEAR_OF_TLS);
    const ms = performance.now() - start;
    metrics.requests.observe({ kind: routeKind(path), status }, ms / 1000);
    log.debug({ requestId, method, path, status, ms: Math.round(ms) }, 'Answered');
  };
}
