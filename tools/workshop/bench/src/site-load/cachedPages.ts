import type { Measure } from '../report/Measure.ts';
import { sendCrowd } from './sendCrowd.ts';
import { during } from './during.ts';
import type { Load } from './Load.ts';
import { quantile } from './quantile.ts';
import { staticFloor } from './staticFloor.ts';
import { timedGet } from './timedGet.ts';

/** Visitors of all brands on the home page, which is cached. */
export async function cachedPages(load: Load): Promise<Measure[]> {
  const { site, hosts, visitors, seconds } = load;
  const { port } = site;
  for (const host of hosts) await timedGet(port, host, '/');
  const { result, spent } = await during(site, () =>
    sendCrowd({ port, hosts, visitors, paths: ['/'], until: { seconds } }),
  );
  const floor = await staticFloor(load);
  return [
    { metric: 'cached pages a second', of: 'home', value: result.length / seconds, floor },
    { metric: 'CPU of a cached page', of: 'home', value: spent.cpuMs / result.length },
    { metric: 'page, p50', of: 'cached', value: quantile(result, 0.5) },
    { metric: 'page, p99', of: 'cached', value: quantile(result, 0.99) },
  ];
}
