import { findBrandByHost } from '@baize/brand';
import { Hono } from 'hono';
import { failureLog } from './log/failureLog.ts';
import { TELEMETRY_PATH } from './contentSecurityPolicy.ts';
import { BodyTooLarge, readAtMost } from './readAtMost.ts';
import { readBreaches, type Breach } from './readBreaches.ts';
import type { SiteParts } from './SiteServerOptions.ts';
import { readVisit } from './visit.ts';

const MAX_BYTES = 64_000;
/** The first is sent by `report-uri`, the second by `report-to`. */
const TYPES = /^application\/(?:csp-report|reports\+json)\b/;

type Parts = Pick<SiteParts, 'brands' | 'trustsProxy' | 'log' | 'metrics' | 'cspReports'>;

/**
 * Receives browsers' reports of policy violations, counts them by directive, and logs one line per minute with the
 * latest. Only directive and origin are kept, since URLs may contain tokens. Without `cspReports` the route doesn't
 * exist.
 */
export function telemetryRoute({ brands, trustsProxy, log, metrics, cspReports }: Parts): Hono {
  const routes = new Hono();
  if (!cspReports) return routes;
  const report = failureLog<Breach & { brand: string | undefined }>(
    log,
    'A page’s policy has refused something',
    'warn',
  );
  return routes.post(TELEMETRY_PATH, async (c) => {
    if (!TYPES.test(c.req.header('content-type') ?? '')) return c.body(null, 415);
    try {
      const body = await readAtMost(c.req.raw, MAX_BYTES);
      const brand = findBrandByHost(readVisit(c, trustsProxy).host, brands)?.slug;
      for (const breach of readBreaches(JSON.parse(body.toString('utf8')))) {
        metrics.cspReports.inc({ directive: breach.directive });
        report({ brand, ...breach });
      }
      return c.body(null, 204);
    } catch (error) {
      return c.body(null, error instanceof BodyTooLarge ? 413 : 400);
    }
  });
}
