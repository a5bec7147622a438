import { findBrandByHost, type Brand } from '@baize/brand';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '@baize/shell/server';
import { presentApp } from '../presentApp.ts';
import { ruleOf, stableRelease } from '../releases/chooseRelease.ts';
import type { SiteParts } from '../SiteServerOptions.ts';
import { readVisit } from '../visit.ts';

const HOUR_S = 3600;
/** How soon it's generated again if pages couldn't be rendered. */
const INCOMPLETE_MS = 60_000;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const NOINDEX = /<meta name="robots" content="noindex"/;

/** The canonical URL of a page that may be indexed, as escaped in its head. */
const listedAddress = ({ head, found }: RenderedPage<unknown>) =>
  found && !NOINDEX.test(head) ? CANONICAL.exec(head)?.[1] : undefined;

const sitemap = (addresses: Iterable<string>) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${Array.from(addresses, (address) => `<url><loc>${address}</loc></url>\n`).join('')}</urlset>\n`;

type Parts = Pick<SiteParts, 'brands' | 'apps' | 'releasePlan' | 'trustsProxy' | 'renderPage'>;

/**
 * sitemap.xml of the host's brand: the canonical URLs of its public pages, except those marked as not to be indexed.
 * The pages are rendered for it one after another, once an hour.
 */
export function sitemapRoute({ brands, apps, releasePlan = () => ({}), trustsProxy, renderPage }: Parts) {
  const app = presentApp('web', apps);

  async function renderAll(brand: Brand): Promise<(RenderedPage<unknown> | undefined)[]> {
    if (!app) return [];
    const { name, releases } = app;
    const files = stableRelease(releases, ruleOf(releasePlan(), name, brand.slug));
    const pages = [];
    for (const path of files.addresses?.open ?? [])
      pages.push(await renderPage({ brand, app: name, files, path, language: brand.defaultLanguage }));
    return pages.map(({ rendered }) => rendered);
  }

  const maps = new LRUCache<string, string, Brand>({
    max: Math.max(1, brands.length),
    ttl: HOUR_S * 1000,
    async fetchMethod(_slug, _last, { context: brand, options }) {
      const pages = await renderAll(brand);
      if (!pages.every((page) => page?.complete)) options.ttl = INCOMPLETE_MS;
      const listed = pages
        .map((page) => page && listedAddress(page))
        .filter((address) => address !== undefined);
      return listed.length > 0 ? sitemap(new Set(listed)) : undefined;
    },
  });

  return new Hono().get('/sitemap.xml', async (c) => {
    const brand = findBrandByHost(readVisit(c, trustsProxy).host, brands);
    if (!brand) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    const map = await maps.fetch(brand.slug, { context: brand });
    if (map === undefined)
      return c.text('Not now', 503, { 'cache-control': 'no-store', 'retry-after': '60' });
    return c.body(map, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${HOUR_S}`,
    });
  });
}
