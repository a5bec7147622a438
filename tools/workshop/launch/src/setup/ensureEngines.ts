import { existsSync } from 'node:fs';
import { installDebianPackage } from './installDebianPackage.ts';

/** Debian's packages for the other two engines, and a program of each. */
const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
} as const;

/**
 * Makes sure that the smoke journey finds Firefox and WebKit besides Chromium: Debian's packages if we may install
 * them.
 * @throws if one is missing, since a full run must cover all engines
 */
export async function ensureEngines() {
  for (const [name, program] of Object.entries(PACKAGES))
    if (!existsSync(program) && !(await installDebianPackage(name)))
      throw new Error(`${program} isn't installed: install the Debian package ${name}.`);
}
