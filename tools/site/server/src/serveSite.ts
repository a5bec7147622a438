import { gracefulShutdown, stopOnSignals } from '@baize/http';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { versionOf } from './AppFiles.ts';
import { APPS } from './apps.ts';
import { listen } from './listen.ts';
import { refuseMalformed } from './log/refuseMalformed.ts';
import { metricsServer } from './metrics/metricsServer.ts';
import type { Settings } from './settings/readSettings.ts';
import type { SiteParts } from './SiteServerOptions.ts';

const SITE = { host: 'HOST (--host)', port: 'PORT (--port)' };
const METRICS = { host: 'METRICS_HOST (--metrics-host)', port: 'METRICS_PORT (--metrics-port)' };

/** A proxy's next request on an open connection follows within a fraction of this. */
const LINGER_MS = 1_000;

type Served = Pick<SiteParts, 'brands' | 'apps' | 'fonts' | 'upstream' | 'log' | 'metrics'>;

/**
 * Starts listening, with metrics on a separate port if one is set, until the process is asked to end; then finishes
 * requests in flight. Logs what is served.
 */
export async function serveSite(server: Server, settings: Settings, served: Served) {
  const { brands, apps, fonts, upstream, log, metrics } = served;
  const drain = gracefulShutdown(server, { lingerMs: LINGER_MS });
  refuseMalformed(server, log);
  const { host, port: wanted, 'metrics-host': metricsHost, 'metrics-port': metricsPort } = settings;
  if (metricsPort !== undefined)
    await listen(metricsServer(metrics), { host: metricsHost, port: metricsPort, settings: METRICS });
  const port = await listen(server, { host, port: wanted, settings: SITE });
  stopOnSignals(drain);
  const missing = APPS.filter((app) => !apps[app]);
  if (missing.length > 0) log.warn({ apps: missing }, 'Apps that are not built are not served');
  if (!existsSync(fonts)) log.warn({ fonts }, 'The brands’ fonts are not built: nx run-many -t fonts');
  const versions = Object.entries(apps).map(([app, releases]) => [app, releases.map(versionOf)] as const);
  const names = { brands: brands.map(({ slug }) => slug), apps: Object.fromEntries(versions) };
  log.info({ host, port, platform: upstream, ...names }, 'The site is ready');
}
