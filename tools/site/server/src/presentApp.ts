import type { Apps } from './AppFiles.ts';
import type { AppName } from './apps.ts';

/** The substitute for an app that isn't built; the embedded shell has none. */
const STAND_IN: Partial<Record<AppName, AppName>> = { web: 'mobile-web', 'mobile-web': 'web' };

/** The visitor's app, or its substitute; undefined if neither is built. */
export function presentApp(wanted: AppName, apps: Apps) {
  for (const name of [wanted, STAND_IN[wanted]]) {
    const releases = name && apps[name];
    if (releases) return { name, releases };
  }
  return undefined;
}
