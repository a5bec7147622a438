import { existsSync } from 'node:fs';
import { installDebianPackage } from './installDebianPackage.ts';
import { run } from './run.ts';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const hasSystemChromium = () =>
  Boolean(process.env.CHROMIUM_PATH) || USUAL_PLACES.some((place) => existsSync(place));

/**
 * Makes sure that tests find a browser: the system's, otherwise Debian's package if we may install it, otherwise
 * Playwright's own.
 * @throws if none is available
 */
export async function ensureChromium() {
  if (hasSystemChromium() || (await installDebianPackage('chromium'))) return;
  console.log("Installing Playwright's Chromium ...");
  const { code, output } = await run('playwright', ['install', 'chromium'], { show: true });
  if (code === 0) return;
  throw new Error(
    `Chromium isn't installed and couldn't be installed. Install it and set CHROMIUM_PATH.\n${output.slice(-500)}`,
  );
}
