import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The system's Chromium; undefined if there is none, in which case Playwright uses its own. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? USUAL_PLACES.find((place) => existsSync(place));
