import { findBrandByHost, splitHost } from '@baize/brand';
import { SCRIPT_HOST_PATH, scriptHostHeaders, scriptHostPage } from '@baize/ui/script-host';
import { Hono } from 'hono';
import { httpsOrigins } from './contentSecurityPolicy.ts';
import type { SiteServerOptions } from './SiteServerOptions.ts';
import { readVisit } from './visit.ts';

const LOCAL = /(?:^|\.)localhost(?::\d+)?$/;

/**
 * The page with an opaque origin in which third-party scripts run (ADR 13); it's the same for every brand. Under
 * `embed.` it may be framed by the brand's `parents`, like the embedded shell around it.
 */
export function scriptHostRoute({
  brands,
  trustsProxy,
}: Pick<SiteServerOptions, 'brands' | 'trustsProxy'>): Hono {
  const page = scriptHostPage();
  return new Hono().get(SCRIPT_HOST_PATH, (c) => {
    const { host } = readVisit(c, trustsProxy);
    const parents = splitHost(host).embed ? (findBrandByHost(host, brands)?.partners.parents ?? []) : [];
    const frameAncestors = httpsOrigins(parents).join(' ');
    return c.body(page, 200, scriptHostHeaders({ frameAncestors, local: LOCAL.test(host) }));
  });
}
