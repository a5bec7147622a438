import type { Apps } from './AppFiles.ts';
import type { AppName } from './apps.ts';

/** Where an app isn't built, the other one that a visitor can use; nothing replaces the embedded shell. */
const STAND_IN: Partial<Record<AppName, AppName>> = { web: 'mobile-web', 'mobile-web': 'web' };

/** The visitor's app, or the one in its place; undefined when neither is there. */
export function presentApp(wanted: AppName, apps: Apps) {
  for (const name of [wanted, STAND_IN[wanted]]) {
    const files = name && apps[name];
    if (files) return { name, files };
  }
  return undefined;
}
