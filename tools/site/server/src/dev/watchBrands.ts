import type { Brand } from '@baize/brand';
import { describeProblem, loadBrands } from '@baize/brand/node';
import { sep } from 'node:path';
import type { Log } from '../log/createLog.ts';
import type { DevServers } from './startVite.ts';

/** A brand consists of a few files, which an editor or a generator writes one after another. */
const SETTLED_MS = 50;

interface Watched {
  /** The folder of the brands. */
  folder: string;
  vites: DevServers;
  log: Log;
}

/** Calls the listener with the brands whenever one of their files has changed, then reloads all open pages. */
export function watchBrands({ folder, vites, log }: Watched, onChange: (brands: readonly Brand[]) => void) {
  let timer: NodeJS.Timeout | undefined;
  const reload = () => {
    const { brands, problems } = loadBrands(folder);
    for (const problem of problems) log.warn({ problem: describeProblem(problem) }, 'A brand is left out');
    if (brands.length === 0) return;
    onChange(brands);
    for (const { environments } of Object.values(vites))
      environments.client.hot.send({ type: 'full-reload' });
  };
  const { watcher } = vites.web;
  watcher.add(folder);
  watcher.on('all', (_, path) => {
    if (!path.startsWith(folder + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, SETTLED_MS);
  });
}
