import { trustedProxies, webOrigin } from '@baize/http';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { FOLDERS } from '../FOLDERS.ts';
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
  percent,
  releasePlan,
  port,
  workers,
} from './settingValues.ts';

interface Setting {
  /** Its environment variable. */
  variable: string;
  /** The placeholder of its value in the usage text. */
  value: string;
  about: string;
  /** The default value. */
  fallback: string;
  /** @throws UsageError with a message that begins with `name`, the name under which it was given */
  read: (name: string, text: string) => unknown;
}

/** The settings of the site server by flag: `--log-level`. A flag takes precedence over its variable. */
export const SETTINGS = {
  platform: {
    variable: 'PLATFORM_URL',
    value: 'address',
    about: 'origin of the platform, or of the reference server, for /_api and /_media',
    fallback: 'http://127.0.0.1:4300',
    read: webOrigin,
  },
  host: {
    variable: 'HOST',
    value: 'address',
    about: 'address to listen on; 0.0.0.0 for all interfaces',
    fallback: '127.0.0.1',
    read: listenHost,
  },
  port: {
    variable: 'PORT',
    value: 'number',
    about: 'port to listen on; 0 for any free port',
    fallback: '4200',
    read: port,
  },
  'trust-proxy': {
    variable: 'TRUST_PROXY',
    value: 'list',
    about: 'trusted proxies, for their X-Forwarded-* headers: addresses, ranges, "loopback"; comma-separated',
    fallback: '',
    read: (name: string, text: string) => trustedProxies(text, name),
  },
  'country-header': {
    variable: 'COUNTRY_HEADER',
    value: 'name',
    about: 'header with the visitor’s country, set by a trusted proxy: CF-IPCountry',
    fallback: '',
    read: optionalHeaderName,
  },
  'brands-dir': {
    variable: 'BRANDS_DIR',
    value: 'folder',
    about: 'folder of the brands, one subfolder each',
    fallback: FOLDERS.brands,
    read: brandsIn,
  },
  'apps-dir': {
    variable: 'APPS_DIR',
    value: 'folder',
    about: 'folder of the built apps, <app>/dist or <app>/<version> each; only existing builds are served',
    fallback: FOLDERS.apps,
    read: folder,
  },
  'fonts-dir': {
    variable: 'FONTS_DIR',
    value: 'folder',
    about: 'folder of the brands’ subset fonts',
    fallback: FOLDERS.fonts,
    read: (_: string, text: string) => resolve(text),
  },
  'release-plan': {
    variable: 'RELEASE_PLAN',
    value: 'file',
    about:
      'JSON file with each brand’s versions of the apps and its canaries; changes apply without a restart',
    fallback: '',
    read: releasePlan,
  },
  'render-workers': {
    variable: 'RENDER_WORKERS',
    value: 'number',
    about: 'threads that render pages; by default one per core, minus one core for the calls',
    fallback: String(Math.max(1, availableParallelism() - 1)),
    read: workers,
  },
  'page-cache-mb': {
    variable: 'PAGE_CACHE_MB',
    value: 'number',
    about: 'memory limit of the page cache, in megabytes',
    fallback: '100',
    read: megabytes,
  },
  'page-patience-ms': {
    variable: 'PAGE_PATIENCE_MS',
    value: 'number',
    about:
      'how long rendering waits for each reply of the platform, in milliseconds; then it continues without',
    fallback: '2000',
    read: milliseconds,
  },
  'csp-reports': {
    variable: 'CSP_REPORTS',
    value: 'on|off',
    about: 'whether browsers report Content-Security-Policy violations to /_telemetry',
    fallback: 'off',
    read: onOrOff,
  },
  'vitals-sample': {
    variable: 'VITALS_SAMPLE',
    value: 'percent',
    about: 'share of page views whose browsers report web vitals, errors and failed calls; 0 for none',
    fallback: '0',
    read: percent,
  },
  'show-version': {
    variable: 'SHOW_VERSION',
    value: 'on|off',
    about: 'whether pages show the app’s version at the bottom, on a test site',
    fallback: 'off',
    read: onOrOff,
  },
  'log-level': {
    variable: 'LOG_LEVEL',
    value: 'level',
    about: `minimum log level: ${LOG_LEVELS.join(', ')}`,
    fallback: 'info',
    read: logLevel,
  },
  'metrics-port': {
    variable: 'METRICS_PORT',
    value: 'number',
    about: 'separate port for GET /metrics (Prometheus)',
    fallback: '',
    read: optionalPort,
  },
  'metrics-host': {
    variable: 'METRICS_HOST',
    value: 'address',
    about: 'address that the metrics port listens on',
    fallback: '127.0.0.1',
    read: listenHost,
  },
} as const satisfies Record<string, Setting>;
