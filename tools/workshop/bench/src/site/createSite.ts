import { Hono } from 'hono';
import { pack } from './pack.ts';

export interface SiteParts {
  floor: Hono;
  edge: Hono;
  platform: Hono;
}

export const FLOOR_HOST = 'floor.localhost';

const hostOf = (url: string) => new URL(url).host;

/**
 * HTTP/2 has no Host header. The site server expects one, since it usually runs behind a server that speaks
 * HTTP/1 to it.
 */
function asBehindProxy(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('host', hostOf(request.url));
  return new Request(request.url, { method: request.method, headers });
}

/** One server for the floor and the real site. Platform calls bypass the site server. */
export function createSite({ floor, edge, platform }: SiteParts): Hono {
  const site = new Hono();
  site.use('*', async (c, next) => {
    if (new URL(c.req.url).hostname !== FLOOR_HOST) return next();
    return floor.fetch(c.req.raw);
  });
  site.all('/_api/*', (c) => platform.fetch(c.req.raw));
  site.get('/_media/*', (c) => platform.fetch(c.req.raw));
  site.get('*', async (c) => pack(await edge.fetch(asBehindProxy(c.req.raw))));
  return site;
}
