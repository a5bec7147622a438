import type { Apps } from '../AppFiles.ts';
import { APPS } from '../apps.ts';
import type { Log } from '../log/createLog.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { createRenderPool } from './createRenderPool.ts';

/**
 * Returns the same apps, with rendering in worker threads, once the threads have loaded them.
 * @throws if one of the apps can't be loaded
 */
export async function renderInWorkers(
  { apps, log, metrics }: { apps: Apps; log: Log; metrics: Metrics },
  workers: number,
): Promise<Apps> {
  const entries = Object.fromEntries(
    APPS.flatMap((app) => {
      const server = apps[app]?.server;
      return server === undefined ? [] : [[app, server]];
    }),
  );
  const pool = createRenderPool({ entries, workers, log, metrics });
  await pool.ready;
  return Object.fromEntries(
    APPS.flatMap((app) => {
      const files = apps[app];
      return files ? [[app, { ...files, renderApp: pool.renderer(app) }]] : [];
    }),
  );
}
