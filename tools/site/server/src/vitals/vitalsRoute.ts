import { findBrandByHost } from '@baize/brand';
import { Hono } from 'hono';
import { versionOf } from '../AppFiles.ts';
import { TELEMETRY_PATH } from '../contentSecurityPolicy.ts';
import { BodyTooLarge, readAtMost } from '../readAtMost.ts';
import type { SiteParts } from '../SiteServerOptions.ts';
import { readVisit } from '../visit.ts';
import { countReport } from './countReport.ts';
import { readPageReport, type CheckedReport } from './readPageReport.ts';

const MAX_BYTES = 2_000;
const JSON_TYPE = /^application\/json *(?:;|$)/i;

type Parts = Pick<SiteParts, 'brands' | 'apps' | 'trustsProxy' | 'log' | 'metrics' | 'vitalsSample'>;

/**
 * Receives browsers' reports of page views (ADR 78), counts them by release and brand, and logs each at level `debug`.
 * Only served versions and known brands are accepted. Without a sample (`vitalsSample`) the route doesn't exist.
 */
export function vitalsRoute({ brands, apps, trustsProxy, log, metrics, vitalsSample = 0 }: Parts): Hono {
  const routes = new Hono();
  if (vitalsSample === 0) return routes;
  const isServed = ({ app, version }: CheckedReport) =>
    apps[app]?.some((release) => versionOf(release) === version) ?? false;
  return routes.post(`${TELEMETRY_PATH}/vitals`, async (c) => {
    if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) return c.body(null, 415);
    try {
      const body = await readAtMost(c.req.raw, MAX_BYTES);
      const report = readPageReport(body.toString('utf8'));
      const brand = findBrandByHost(readVisit(c, trustsProxy).host, brands)?.slug;
      if (!report || !isServed(report) || brand === undefined) return c.body(null, 400);
      countReport(metrics, brand, report);
      log.debug({ brand, ...report }, 'A page view');
      return c.body(null, 204);
    } catch (error) {
      return c.body(null, error instanceof BodyTooLarge ? 413 : 400);
    }
  });
}
