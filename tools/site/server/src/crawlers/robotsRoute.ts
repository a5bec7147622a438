import { findBrandByHost, splitHost } from '@baize/brand';
import { Hono } from 'hono';
import type { Addresses } from '@baize/shell/addresses';
import { presentApp } from '../presentApp.ts';
import type { SiteParts } from '../SiteServerOptions.ts';
import { readVisit } from '../visit.ts';

/** Hosts of a local site, with the reference server as its platform. */
const LOCAL = /\.localhost$/;
const HEADERS = { 'cache-control': 'public, max-age=3600' };

const EVERYTHING = 'User-agent: *\nDisallow: /\n';

/** Rules for crawlers. A rule is a prefix, so one that is also a prefix of a public page ends with `$`. */
const rulesOf = ({ open, closed }: Addresses) =>
  closed.map((path) => `Disallow: ${path}${open.some((other) => other.startsWith(path)) ? '$' : ''}`);

/**
 * robots.txt of the host's brand: players-only pages are disallowed; on local hosts, and under `embed.`, everything is.
 */
export function robotsRoute({
  brands,
  apps,
  trustsProxy,
}: Pick<SiteParts, 'brands' | 'apps' | 'trustsProxy'>) {
  const addresses = presentApp('web', apps)?.releases[0].addresses ?? { open: [], patterns: [], closed: [] };
  const rules = rulesOf(addresses);
  return new Hono().get('/robots.txt', (c) => {
    const { host } = readVisit(c, trustsProxy);
    const brand = findBrandByHost(host, brands);
    const { brand: name, embed } = splitHost(host);
    if (!brand || embed || LOCAL.test(name)) return c.text(EVERYTHING, 200, HEADERS);
    const lines = ['User-agent: *', ...rules, '', `Sitemap: https://${brand.hosts[0]}/sitemap.xml`, ''];
    return c.text(lines.join('\n'), 200, HEADERS);
  });
}
