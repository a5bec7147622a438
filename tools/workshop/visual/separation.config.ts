import { launchOptions } from '@baize/e2e/launch-options';
import { serverOn } from '@baize/e2e/server-on';
import { defineConfig } from '@playwright/test';

/* The port of a site that is already running, for example of an earlier version. */
const running = process.env.SITE_PORT;
const port = Number(running ?? 4900);
process.env.SITE_PORT = String(port);

export default defineConfig({
  testDir: 'src/brands',
  testMatch: 'separation.spec.ts',
  outputDir: '../../../artifacts/separation',
  workers: 1,
  /* Images are generated on the first visit to each brand. */
  timeout: 900_000,
  use: { launchOptions },
  webServer: running === undefined ? serverOn(port) : undefined,
});
