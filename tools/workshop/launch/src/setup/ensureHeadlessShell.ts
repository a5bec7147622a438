import { existsSync } from 'node:fs';
import { ensureChromium } from './ensureChromium.ts';
import { installDebianPackage } from './installDebianPackage.ts';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Makes sure that end-to-end tests find a browser: Chromium's headless shell if Debian's package is installed or we may
 * install it, since it takes half the time, otherwise any Chromium.
 * @throws if none is available
 */
export async function ensureHeadlessShell() {
  const isChosen = Boolean(process.env.CHROMIUM_PATH) || existsSync(HEADLESS_SHELL);
  if (!isChosen && !(await installDebianPackage('chromium-headless-shell'))) await ensureChromium();
}
