import { launchOptions } from '@baize/e2e/launch-options';
import { serverOn } from '@baize/e2e/server-on';
import { defineConfig } from '@playwright/test';

/* A site that runs already, of an earlier version for example, is compared with SITE_PORT. */
const running = process.env.SITE_PORT;
const port = Number(running ?? 4900);
process.env.SITE_PORT = String(port);

export default defineConfig({
  testDir: 'src/brands',
  testMatch: 'separation.spec.ts',
  outputDir: '../../../artifacts/separation',
  workers: 1,
  /* The first visit of each brand draws its images. */
  timeout: 900_000,
  use: { launchOptions },
  webServer: running === undefined ? serverOn(port) : undefined,
});
