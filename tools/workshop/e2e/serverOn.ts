/** A site with its own platform, started by Playwright. */
export const serverOn = (port: number) =>
  ({
    command: `node tools/workshop/launch/src/start/start.ts --port ${port} --data memory --ready-port ${port + 1}`,
    cwd: '../../..',
    url: `http://127.0.0.1:${port + 1}`,
    /* A machine that runs tests is slower to call the platform than one that only serves a site. */
    env: { PAGE_PATIENCE_MS: '15000' },
    timeout: 240_000,
    /* While developing: `npm run e2e:site` in another terminal saves every run half a minute. */
    reuseExistingServer: process.env.CI === undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  }) as const;
