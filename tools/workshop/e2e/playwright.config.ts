import { defineConfig, devices } from '@playwright/test';
import { serverOn } from './serverOn.ts';
import { launchOptions } from './src/launchOptions.ts';
import { isGate, sitePortOf, siteUrl, WORKERS, type Visit } from './src/visit.ts';

/** App x brand x language: two visitors with nothing in common, and a third with another layout. */
const VISITS: readonly Visit[] = [
  { app: 'web', brand: 'orvane', language: 'tr', scheme: 'dark' },
  { app: 'mobile-web', brand: 'larkmere', language: 'en', scheme: 'light' },
  { app: 'mobile-web', brand: 'vuxelo', language: 'tr', scheme: 'dark' },
];

/** The tags of the gate's tests, for each visitor; the third has none. */
const GATE = [/@gate/, /@phone/];

const DEVICE = { web: devices['Desktop Chrome'], 'mobile-web': devices['Pixel 7'] } as const;

/**
 * Tests with the same result for all visitors: the sandbox's own page, development, the pages' CSP, storage and tabs,
 * the embedded site, and the test of the page watcher.
 */
const ONCE = [
  '**/brandHomes.spec.ts',
  '**/control.spec.ts',
  '**/crawl.spec.ts',
  '**/dev.spec.ts',
  '**/earlyClick.spec.ts',
  '**/embed.spec.ts',
  '**/headerModels.spec.ts',
  '**/links.spec.ts',
  '**/memory.spec.ts',
  '**/pageKeys.spec.ts',
  '**/policy.spec.ts',
  '**/session*.spec.ts',
  '**/shell.spec.ts',
  '**/watch.spec.ts',
];

/** Long tests with a separate command: `npm run test:memory`. */
const LONG = process.env.MEMORY === undefined ? ['**/memory.spec.ts'] : [];

/**
 * Tests with a result that depends on the app, but not on brand, language or scheme: the first two visitors run them.
 */
const BY_APP = [
  '**/accountProfile.spec.ts',
  '**/content.spec.ts',
  '**/gameStage.spec.ts',
  '**/gameView.spec.ts',
  '**/histories.spec.ts',
  '**/keyboard.spec.ts',
  '**/limits.spec.ts',
  '**/lobbies.spec.ts',
  '**/loginAlert.spec.ts',
  '**/depositsAndWithdrawals.spec.ts',
  '**/quickDeposit.spec.ts',
  '**/registration.spec.ts',
  '**/sport.spec.ts',
  '**/statement.spec.ts',
  '**/trouble.spec.ts',
  '**/wallets.spec.ts',
];

export default defineConfig<{ visit: Visit }>({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../artifacts/e2e',
  fullyParallel: false,
  workers: WORKERS,
  forbidOnly: true,
  retries: isGate ? 1 : 0,
  timeout: isGate ? 60_000 : 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    /* Tests of motion turn it on. */
    contextOptions: { reducedMotion: 'reduce' },
    /* A wait that never ends reports its location, even in a test that may take long. */
    actionTimeout: 30_000,
    /* Tracing takes a third of the time; trace a single test with `--trace on`. */
    trace: 'off',
    launchOptions,
  },
  projects: [
    ...(isGate ? VISITS.slice(0, GATE.length) : VISITS).map((visit, index) => ({
      name: `${visit.app}-${visit.brand}-${visit.language}`,
      grep: isGate ? GATE[index] : undefined,
      testIgnore: [...ONCE, ...(index < GATE.length ? [] : BY_APP)],
      use: {
        ...DEVICE[visit.app],
        /* A phone's seven times as many pixels reveal nothing more; the third visitor has them. */
        ...(index < GATE.length && { deviceScaleFactor: 1 }),
        baseURL: siteUrl(visit.brand),
        visit,
      },
    })),
    {
      name: 'once',
      grep: isGate ? GATE[0] : undefined,
      testMatch: ONCE,
      testIgnore: LONG,
      use: { ...devices['Desktop Chrome'], baseURL: siteUrl('orvane') },
    },
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => serverOn(sitePortOf(worker))),
});
