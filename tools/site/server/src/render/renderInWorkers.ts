import type { AppFiles, AppReleases, Apps } from '../AppFiles.ts';
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
  const entries = Object.values(apps).flatMap((releases) =>
    releases.map(({ server }) => server).filter((server) => server !== undefined),
  );
  const pool = createRenderPool({ entries, workers, log, metrics });
  await pool.ready;
  const inWorkers = (files: AppFiles): AppFiles =>
    files.server === undefined ? files : { ...files, renderApp: pool.renderer(files.server) };
  const all = ([newest, ...older]: AppReleases): AppReleases => [inWorkers(newest), ...older.map(inWorkers)];
  return Object.fromEntries(Object.entries(apps).map(([app, releases]) => [app, all(releases)]));
}
