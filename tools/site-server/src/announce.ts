import { APPS } from './chooseApp.ts';
import type { SiteServerOptions } from './SiteServerOptions.ts';

/** Says that the site is ready, and what it serves. */
export function announce(port: number, { brands, apps, upstream }: SiteServerOptions) {
  const present = APPS.filter((app) => apps[app]);
  const missing = APPS.filter((app) => !apps[app]);
  console.log(
    `The site is ready on port ${port}: ${brands.length} brands (${brands.map(({ slug }) => slug).join(', ')}), apps ${present.join(', ')}${missing.length > 0 ? ` (not built: ${missing.join(', ')})` : ''}, platform ${upstream}.`,
  );
}
