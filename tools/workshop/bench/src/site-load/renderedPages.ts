import type { Measure } from '../report/Measure.ts';
import { UNSEEN_PATH } from './Crowd.ts';
import { sendCrowd } from './sendCrowd.ts';
import { during } from './during.ts';
import type { Load } from './Load.ts';

/** A render waits for the platform, so a worker renders four pages at a time (ADR 59). */
const AT_A_TIME = 4;

/** A few visitors on uncached pages. */
export async function renderedPages({ site, hosts, seconds }: Load): Promise<Measure[]> {
  const { port } = site;
  const { spent } = await during(site, () =>
    sendCrowd({ port, hosts, visitors: AT_A_TIME, paths: [UNSEEN_PATH], until: { seconds } }),
  );
  return [
    { metric: 'pages a second', of: 'rendered', value: spent.renders / seconds },
    { metric: 'CPU of a rendered page', of: 'lobby', value: spent.cpuMs / spent.renders },
  ];
}
