import { defineConfig } from '@playwright/test';
import { serverOn } from './serverOn.ts';
import { sitePortOf } from './src/visit.ts';

/**
 * The smoke journey in every supported browser engine (`npm run test:engines`); the tests drive the browsers
 * themselves.
 */
export default defineConfig({
  testDir: 'engines',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../artifacts/engines',
  workers: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  webServer: serverOn(sitePortOf(0)),
});
