import type { MiddlewareHandler } from 'hono';
import { randomUUID } from 'node:crypto';
import type { SiteParts } from './SiteServerOptions.ts';
import { routeKind } from './routeKind.ts';
import { readVisit, type SiteServerEnv } from './visit.ts';

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
 * without its query. What fails unexpectedly is logged as an error.
 */
export function requestFrame({ log, metrics, trustsProxy }: SiteParts): MiddlewareHandler<SiteServerEnv> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = readVisit(c, trustsProxy).requestId ?? randomUUID();
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
    const ms = performance.now() - start;
    metrics.requests.observe({ kind: routeKind(path), status }, ms / 1000);
    log.debug({ requestId, method, path, status, ms: Math.round(ms) }, 'Answered');
  };
}
