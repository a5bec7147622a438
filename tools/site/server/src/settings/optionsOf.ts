import { describeProblem } from '@baize/brand/node';
import type { Apps } from '../AppFiles.ts';
import { createLog } from '../log/createLog.ts';
import { createMetrics } from '../metrics/createMetrics.ts';
import { liveReleasePlan } from '../releases/liveReleasePlan.ts';
import type { Settings } from './readSettings.ts';

const MEGABYTE = 1_000_000;

/** Converts the settings and the apps to site server options; broken brands are logged. */
export function optionsOf(settings: Settings, apps: Apps) {
  const { path, brands, problems } = settings['brands-dir'];
  const planned = settings['release-plan'];
  const log = createLog(settings['log-level']);
  for (const problem of problems) log.warn({ problem: describeProblem(problem) }, 'A brand is left out');
  return {
    brands,
    artwork: path,
    fonts: settings['fonts-dir'],
    apps,
    releasePlan: planned && liveReleasePlan({ ...planned, apps, log }),
    upstream: settings.platform,
    trustsProxy: settings['trust-proxy'],
    countryHeader: settings['country-header'],
    pageCacheBytes: settings['page-cache-mb'] * MEGABYTE,
    pagePatienceMs: settings['page-patience-ms'],
    cspReports: settings['csp-reports'],
    vitalsSample: settings['vitals-sample'],
    showsVersion: settings['show-version'],
    log,
    metrics: createMetrics(),
  };
}
