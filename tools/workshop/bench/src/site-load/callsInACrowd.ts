import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../report/Measure.ts';
import { crowd } from './crowd.ts';
import { failedOf } from './failedOf.ts';
import { hostOf, type Load } from './Load.ts';
import { quantile } from './quantile.ts';
import { timedGet, type TimedReply } from './timedGet.ts';
import { unseenPath } from './unseenPath.ts';

/** Interval between a player's calls in the meantime, ms. */
const PAUSE_MS = 50;

const calmly = async (ask: () => Promise<TimedReply>): Promise<TimedReply> => {
  await wait(PAUSE_MS);
  return ask();
};

/** The latency of a player's calls while all visitors request pages that aren't cached. */
export async function callsInACrowd(load: Load): Promise<Measure[]> {
  const { site, visitors, seconds } = load;
  const host = hostOf(load, 0);
  const [pages, calls, checks] = await Promise.all([
    crowd(visitors, seconds, (visitor) => timedGet(site.port, hostOf(load, visitor), unseenPath())),
    crowd(1, seconds, () => calmly(() => timedGet(site.port, host, '/_api/options', { 'site-id': '1' }))),
    crowd(1, seconds, () => calmly(() => timedGet(site.port, host, '/healthz'))),
  ]);
  return [
    { metric: 'pages a second', of: 'crowd', value: pages.length / seconds },
    { metric: 'failed pages', of: 'crowd', value: failedOf(pages) },
    { metric: 'call in a crowd, p50', of: '/_api/options', value: quantile(calls, 0.5) },
    { metric: 'call in a crowd, p99', of: '/_api/options', value: quantile(calls, 0.99) },
    { metric: 'call in a crowd, p50', of: '/healthz', value: quantile(checks, 0.5) },
    { metric: 'call in a crowd, p99', of: '/healthz', value: quantile(checks, 0.99) },
  ];
}
