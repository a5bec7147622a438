import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../report/Measure.ts';
import { UNSEEN_PATH } from './Crowd.ts';
import { sendCrowd } from './sendCrowd.ts';
import { failedOf } from './failedOf.ts';
import type { Load } from './Load.ts';
import { quantile } from './quantile.ts';
import { timedGet, type TimedReply } from './timedGet.ts';

/** Interval between a player's calls in the meantime, ms. */
const PAUSE_MS = 20;

const WARM_UP_SECONDS = 2;

/** What the visitors request meanwhile, and how many they are. */
const CASES = {
  '1 on home': { visitors: 1, path: '/' },
  '50 on home': { visitors: 50, path: '/' },
  '200 searching': { visitors: 200, path: UNSEEN_PATH },
  '200 from ads': { visitors: 200, path: '/?gclid={new}' },
};

/** The replies to one visitor who pauses before each request. */
async function inPeace(seconds: number, ask: () => Promise<TimedReply>): Promise<TimedReply[]> {
  const end = performance.now() + seconds * 1000;
  const replies: TimedReply[] = [];
  while (performance.now() < end) {
    await wait(PAUSE_MS);
    replies.push(await ask());
  }
  return replies;
}

const call = (port: number, [host = '']: readonly string[]) =>
  timedGet(port, host, '/_api/options', { 'site-id': '1' });

/** Makes the cases comparable: all home pages are cached, and the server's code is compiled. */
async function warmUp(port: number, hosts: readonly string[]) {
  for (const host of hosts) await timedGet(port, host, '/');
  await inPeace(WARM_UP_SECONDS, () => call(port, hosts));
}

/** The latency of a player's calls and of the health check while others request pages as fast as they can. */
export async function callsUnderLoad({ site: { port }, hosts, seconds }: Load): Promise<Measure[]> {
  const measures: Measure[] = [];
  await warmUp(port, hosts);
  for (const [of, { visitors, path }] of Object.entries(CASES)) {
    const [pages, calls, checks] = await Promise.all([
      sendCrowd({ port, hosts, visitors, paths: [path], until: { seconds } }),
      inPeace(seconds, () => call(port, hosts)),
      inPeace(seconds, () => timedGet(port, hosts[0] ?? '', '/healthz')),
    ]);
    measures.push(
      { metric: 'pages a second', of, value: pages.length / seconds },
      { metric: 'failed pages', of, value: failedOf(pages) },
      { metric: 'page, p50', of, value: quantile(pages, 0.5) },
      { metric: 'page, p99', of, value: quantile(pages, 0.99) },
      { metric: 'call under load, p50', of, value: quantile(calls, 0.5) },
      { metric: 'call under load, p99', of, value: quantile(calls, 0.99) },
      { metric: 'health check under load, p50', of, value: quantile(checks, 0.5) },
      { metric: 'health check under load, p99', of, value: quantile(checks, 0.99) },
    );
  }
  return measures;
}
