import { brandsFolder } from '@baize/brand/node';
import { trustedProxies, webOrigin } from '@baize/http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../ROOT.ts';
import {
  brandsIn,
  folder,
  listenHost,
  LOG_LEVELS,
  logLevel,
  megabytes,
  milliseconds,
  onOrOff,
  optionalHeaderName,
  optionalPort,
  port,
  workers,
} from './settingValues.ts';

interface Setting {
  /** Its name in the environment. */
  variable: string;
  /** The placeholder of its value in the usage. */
  value: string;
  about: string;
  /** Its value when neither flag nor variable is given. */
  fallback: string;
  /** @throws UsageError that begins with the name under which it was given */
  read: (name: string, text: string) => unknown;
}

/** The settings of the site server by flag: `--log-level`. A flag counts before its variable. */
export const SETTINGS = {
  platform: {
    variable: 'PLATFORM_URL',
    value: 'address',
    about: 'the platform, or the reference server: what answers /_api and /_media',
    fallback: 'http://127.0.0.1:4300',
    read: webOrigin,
  },
  host: {
    variable: 'HOST',
    value: 'address',
    about: 'where to listen; 0.0.0.0 is every network of the machine',
    fallback: '127.0.0.1',
    read: listenHost,
  },
  port: {
    variable: 'PORT',
    value: 'number',
    about: 'the port to listen on; 0 is any free one',
    fallback: '4200',
    read: port,
  },
  'trust-proxy': {
    variable: 'TRUST_PROXY',
    value: 'list',
    about: 'proxies in front, whose X-Forwarded-* headers count: addresses, ranges, "loopback", with commas',
    fallback: '',
    read: (name: string, text: string) => trustedProxies(text, name),
  },
  'country-header': {
    variable: 'COUNTRY_HEADER',
    value: 'name',
    about: 'the header in which a trusted proxy names the visitor’s country: CF-IPCountry',
    fallback: '',
    read: optionalHeaderName,
  },
  'brands-dir': {
    variable: 'BRANDS_DIR',
    value: 'folder',
    about: 'the brands, one folder each',
    fallback: brandsFolder,
    read: brandsIn,
  },
  'apps-dir': {
    variable: 'APPS_DIR',
    value: 'folder',
    about: 'the built apps: <app>/dist each; those that are there are served',
    fallback: join(ROOT, 'apps'),
    read: folder,
  },
  'render-workers': {
    variable: 'RENDER_WORKERS',
    value: 'number',
    about: 'threads that render pages; by default one for each core but one, which is left to the calls',
    fallback: String(Math.max(1, availableParallelism() - 1)),
    read: workers,
  },
  'page-cache-mb': {
    variable: 'PAGE_CACHE_MB',
    value: 'number',
    about: 'how much memory rendered pages may take, in megabytes',
    fallback: '100',
    read: megabytes,
  },
  'page-patience-ms': {
    variable: 'PAGE_PATIENCE_MS',
    value: 'number',
    about:
      'how long a page waits for each of the platform’s replies before it is made without it, in milliseconds',
    fallback: '2000',
    read: milliseconds,
  },
  'csp-reports': {
    variable: 'CSP_REPORTS',
    value: 'on|off',
    about: 'whether browsers report what the pages’ policy has refused, to /_telemetry',
    fallback: 'off',
    read: onOrOff,
  },
  'log-level': {
    variable: 'LOG_LEVEL',
    value: 'level',
    about: `the least level that is logged: ${LOG_LEVELS.join(', ')}`,
    fallback: 'info',
    read: logLevel,
  },
  'metrics-port': {
    variable: 'METRICS_PORT',
    value: 'number',
    about: 'a port of its own for GET /metrics (Prometheus)',
    fallback: '',
    read: optionalPort,
  },
  'metrics-host': {
    variable: 'METRICS_HOST',
    value: 'address',
    about: 'where that one listens',
    fallback: '127.0.0.1',
    read: listenHost,
  },
} as const satisfies Record<string, Setting>;
