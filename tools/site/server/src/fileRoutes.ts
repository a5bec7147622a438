import { serveStatic } from '@hono/node-server/serve-static';
import { findBrandByHost } from '@baize/brand';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { existsSync } from 'node:fs';
import { APPS } from './apps.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import type { SiteServerOptions } from './SiteServerOptions.ts';
import { tagsBrand } from './tagsBrand.ts';
import { readVisit } from './visit.ts';

const ARTWORK = /^\/brand\/(?:favicon|logo|logo-mark)\.svg$/;
const AN_HOUR = 'public, max-age=3600';
/** For file names with a hash. */
const FOREVER = 'public, max-age=31536000, immutable';
/** An app's files all have a hash in their names, except the one with its version. */
const appFileCache = (path: string) => (path.endsWith('/version.json') ? 'no-cache' : FOREVER);

const notFound = (c: Context) => c.text('Not found', 404, { 'cache-control': 'no-store' });

/**
 * The cache header of a file. Every reply varies by encoding: a file without a compressed version today may
 * have one tomorrow.
 */
const cacheFor =
  (cacheControl: string | ((path: string) => string)): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('cache-control', typeof cacheControl === 'string' ? cacheControl : cacheControl(c.req.path));
    c.header('x-content-type-options', 'nosniff');
    c.header('vary', 'Accept-Encoding');
  };

/** The build's own metadata is next to its files. */
const hidesDotFiles: MiddlewareHandler = (c, next) =>
  c.req.path.includes('/.') ? Promise.resolve(notFound(c)) : next();

/** `serveStatic` knows no weights (`br;q=0`): it gets the encoding that the client prefers, and nothing else. */
const choosesEncoding: MiddlewareHandler = (c, next) => {
  c.req.raw.headers.set('accept-encoding', chooseEncoding(c.req.header('accept-encoding'), ['br']) ?? '');
  return next();
};

/**
 * Serves a folder under a path such as `/_fonts`, with brotli where a compressed file exists and the browser
 * accepts it.
 */
const folder = (address: string, root: string) =>
  serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => path.slice(address.length) });

/** The apps' own files, the fonts, and the artwork of the host's brand. */
export function fileRoutes({ brands, artwork, fonts, apps, trustsProxy }: SiteServerOptions): Hono {
  const brandOf = (c: Context) => findBrandByHost(readVisit(c, trustsProxy).host, brands);
  const routes = new Hono();

  routes.use('/_app/*', hidesDotFiles, choosesEncoding, cacheFor(appFileCache));
  for (const name of APPS) {
    /* A page of an older release finds its files too. */
    for (const { client } of apps[name] ?? [])
      if (client) routes.get(`/_app/${name}/*`, folder(`/_app/${name}`, client));
  }
  routes.get('/_app/*', notFound);

  /* Missing ones are reported at the start (`serveSite`); a page is legible without. */
  if (existsSync(fonts))
    routes.get('/_fonts/*', choosesEncoding, cacheFor(FOREVER), folder('/_fonts', fonts));
  routes.get('/_fonts/*', notFound);

  routes.get(
    '/brand/*',
    (c, next) => (brandOf(c) && ARTWORK.test(c.req.path) ? next() : Promise.resolve(notFound(c))),
    etag(),
    tagsBrand({ brands, trustsProxy }),
    cacheFor(AN_HOUR),
    serveStatic({
      root: artwork,
      rewriteRequestPath: (path, c) => `/${brandOf(c)?.slug}${path.slice('/brand'.length)}`,
    }),
    notFound,
  );
  return routes;
}
