import { existsSync } from 'node:fs';
import { run } from './run.ts';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const hasSystemChromium = () =>
  Boolean(process.env.CHROMIUM_PATH) || USUAL_PLACES.some((place) => existsSync(place));

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installDebianPackage(): Promise<boolean> {
  console.log("Installing Debian's Chromium ...");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  return (
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })).code ===
    0
  );
}

/**
 * Sees to it that tests find a browser: the system's, else Debian's package when we may install it, else the one that
 * Playwright brings. @throws when there is none to be had
 */
export async function ensureChromium() {
  if (hasSystemChromium()) return;
  if (isRootOnDebian() && (await installDebianPackage())) return;
  console.log("Installing Playwright's Chromium ...");
  const { code, output } = await run('playwright', ['install', 'chromium'], { show: true });
  if (code === 0) return;
  throw new Error(
    `There is no Chromium, and none could be installed. Install one and set CHROMIUM_PATH.\n${output.slice(-500)}`,
  );
}
