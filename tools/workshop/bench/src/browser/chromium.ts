import { existsSync } from 'node:fs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium; undefined if there is none, in which case each library uses its own default. */
export const chromiumPath: string | undefined =
  process.env.CHROMIUM_PATH ?? USUAL_PLACES.find((place) => existsSync(place));

/** Trusts this run's certificate, and resolves the brands' own hosts, which crawlers may index, to this machine. */
export const chromiumFlags = (spki: string) => [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.example 127.0.0.1',
  `--ignore-certificate-errors-spki-list=${spki}`,
];
