import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Where a Chromium usually is; without any of them Playwright uses the one it has installed itself. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const executablePath = process.env.CHROMIUM_PATH ?? USUAL_PLACES.find((place) => existsSync(place));
/**
 * `STORY_BRAND=vuxelo STORY_SCHEME=light STORY_LANG=en` runs every story in another dress. They stand still: the first
 * frame of an appearance is invisible, and nothing else decides whether a test sees that one or a later one.
 */
const { STORY_BRAND: brand, STORY_SCHEME: scheme, STORY_LANG: lang } = process.env;

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: {
        motion: 'still',
        ...(brand && { brand }),
        ...(scheme && { scheme }),
        ...(lang && { lang }),
      },
    }),
  ],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    /* One page for all of them, as the catalogue itself has it: a frame for each file took twice as long, and no frame was ever given back. */
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath, args: ['--no-sandbox', '--disable-background-networking'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
