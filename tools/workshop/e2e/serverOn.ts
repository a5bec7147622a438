/** A site with a platform of its own, as Playwright starts it. */
export const serverOn = (port: number) =>
  ({
    command: `node tools/workshop/launch/src/start/start.ts --port ${port} --data memory --ready-port ${port + 1}`,
    cwd: '../../..',
    url: `http://127.0.0.1:${port + 1}`,
    /* A machine that runs tests has less time for the platform than one that serves a site. */
    env: { PAGE_PATIENCE_MS: '15000' },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  }) as const;
