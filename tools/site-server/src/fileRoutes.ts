import { findBrandByHost } from '@baize/brand';
import { Hono, type Context } from 'hono';
import { join } from 'node:path';
import type { AppName } from './chooseApp.ts';
import type { SiteServerOptions } from './SiteServerOptions.ts';
import { serveFile } from './serveFile.ts';
import { readVisit } from './visit.ts';

const ARTWORK = /^(?:favicon|logo|logo-mark)\.svg$/;
const AN_HOUR = 'public, max-age=3600';

const notFound = (c: Context) => c.text('Not found', 404, { 'cache-control': 'no-store' });

/** The apps' own files, the fonts, and the artwork of the brand that a host belongs to. */
export function fileRoutes({ brands, artwork, fonts, apps, trustsProxy }: SiteServerOptions): Hono {
  return new Hono()
    .get('/_app/:app/*', async (c) => {
      const name = c.req.param('app');
      const app = Object.hasOwn(apps, name) ? apps[name as AppName] : undefined;
      const path = c.req.path.slice(`/_app/${name}/`.length);
      const acceptEncoding = c.req.header('accept-encoding');
      return (app && (await serveFile({ folder: app.client, path, acceptEncoding }))) ?? notFound(c);
    })
    .get(
      '/_fonts/:file',
      async (c) => (await serveFile({ folder: fonts, path: c.req.param('file') })) ?? notFound(c),
    )
    .get('/brand/:file', async (c) => {
      const brand = findBrandByHost(readVisit(c, trustsProxy).host, brands);
      const file = c.req.param('file');
      if (!brand || !ARTWORK.test(file)) return notFound(c);
      const folder = join(artwork, brand.slug);
      return (await serveFile({ folder, path: file, cacheControl: AN_HOUR })) ?? notFound(c);
    });
}
