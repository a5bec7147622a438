import { existsSync } from 'node:fs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium; undefined where there is none, then each library takes the one it knows. */
export const chromiumPath: string | undefined =
  process.env.CHROMIUM_PATH ?? USUAL_PLACES.find((place) => existsSync(place));

/** Trusts the certificate of this run, and asks nobody else for anything. */
export const chromiumFlags = (spki: string) => [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--ignore-certificate-errors-spki-list=${spki}`,
];
