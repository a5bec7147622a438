/**
 * Load-tests the site server in front of a platform that is healthy, slow, failing or gone.
 *
 *     npm run bench:site -- --visitors 200 --seconds 20
 *     npm run bench:site -- --only callsUnderLoad
 */
import { brandsFolder, loadBrands } from '@baize/brand/node';
import { startSandbox } from '@baize/sandbox';
import { parseArgs } from 'node:util';
import { formatTable } from '../report/formatTable.ts';
import type { Measure } from '../report/Measure.ts';
import { writeReport } from '../report/writeReport.ts';
import { copyApps } from '../site/copyApps.ts';
import { cachedPages } from './cachedPages.ts';
import { callsUnderLoad } from './callsUnderLoad.ts';
import type { Load } from './Load.ts';
import { manyAddresses } from './manyAddresses.ts';
import { passedOnCalls } from './passedOnCalls.ts';
import { platformState } from './platformState.ts';
import { renderedPages } from './renderedPages.ts';
import { startSiteProcess } from './SiteProcess.ts';
import { startStandIn } from './StandIn.ts';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string' },
  },
});

const start = new Date();
copyApps();
const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', data: 'memory', quiet: true });
const platform = await startStandIn(sandbox.url);
const site = await startSiteProcess(platform.url);
const load: Load = {
  site,
  hosts: loadBrands(brandsFolder).brands.map(({ hosts }) => hosts[0] as string),
  visitors: Number(values.visitors),
  seconds: Number(values.seconds),
};

const PARTS: Record<string, (load: Load) => Promise<Measure[]>> = {
  cachedPages,
  renderedPages,
  passedOnCalls,
  callsUnderLoad,
  manyAddresses,
  async platformStates() {
    const measures: Measure[] = [];
    for (const state of ['healthy', 'slow', 'failing', 'gone'] as const) {
      await platform.be(state);
      measures.push(...(await platformState(load, state)));
    }
    return measures;
  },
};

async function measureAll(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (values.only !== undefined && values.only !== name) continue;
    console.error(`${name} …`);
    measures.push(...(await measure(load)));
  }
  return measures;
}

try {
  const measures = await measureAll();
  console.log(formatTable(measures));
  console.log(`\nSaved to ${writeReport(measures, values, start)}`);
} finally {
  await Promise.all([site.stop(), platform.close(), sandbox.close()]);
}
