import { join } from 'node:path';
import type { Apps } from '../AppFiles.ts';
import { ROOT } from '../ROOT.ts';
import type { SiteServerOptions } from '../SiteServerOptions.ts';
import type { Settings } from './readSettings.ts';

/** What the settings and the apps make of a site server. */
export const optionsOf = (settings: Settings, apps: Apps): SiteServerOptions => ({
  brands: settings['brands-dir'].brands,
  artwork: settings['brands-dir'].path,
  fonts: join(ROOT, '.baize/fonts'),
  apps,
  upstream: settings.platform,
  trustsProxy: settings['trust-proxy'],
});
