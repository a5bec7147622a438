import { findBrandByHost } from '@baize/brand';
import type { MiddlewareHandler } from 'hono';
import type { SiteServerOptions } from './SiteServerOptions.ts';
import { readVisit } from './visit.ts';

/** Marks successful replies with the host's brand, so that a CDN can purge one brand: `Cache-Tag: brand-orvane`. */
export const tagsBrand =
  ({ brands, trustsProxy }: Pick<SiteServerOptions, 'brands' | 'trustsProxy'>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const brand = findBrandByHost(readVisit(c, trustsProxy).host, brands);
    if (brand && c.res.ok) c.header('cache-tag', `brand-${brand.slug}`);
  };
