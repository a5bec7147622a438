import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Usual locations of Chromium; if there is none, Playwright uses its own installation. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const executablePath = process.env.CHROMIUM_PATH ?? USUAL_PLACES.find((place) => existsSync(place));
/**
 * `STORY_BRAND=vuxelo STORY_SCHEME=light STORY_LANG=en` runs every story with another theme and language. Reduced
 * motion is on, because the first frame of an entry animation is invisible and would make tests flaky.
 */
const { STORY_BRAND: brand, STORY_SCHEME: scheme, STORY_LANG: lang } = process.env;

/** Every story is a test: it renders, its play function passes, and axe reports no violations. */
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
    /* `npm test` reads the report. */
    reporters: ['default', 'json'],
    outputFile: { json: 'artifacts/tests/stories.json' },
    setupFiles: ['vitest.react.ts'],
    /*
     * One page for all of them, as in the catalogue: an iframe per file took twice as long, and iframes were never
     * released.
     */
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
