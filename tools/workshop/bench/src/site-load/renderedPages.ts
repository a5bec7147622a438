import type { Measure } from '../report/Measure.ts';
import { crowd } from './crowd.ts';
import { during } from './during.ts';
import { hostOf, type Load } from './Load.ts';
import { timedGet } from './timedGet.ts';
import { unseenPath } from './unseenPath.ts';

/** A render waits for the platform, so a worker renders four pages at a time (ADR 59). */
const AT_A_TIME = 4;

/** A few visitors on uncached pages. */
export async function renderedPages(load: Load): Promise<Measure[]> {
  const { site, seconds } = load;
  const { spent } = await during(site, () =>
    crowd(AT_A_TIME, seconds, (visitor) => timedGet(site.port, hostOf(load, visitor), unseenPath())),
  );
  return [
    { metric: 'pages a second', of: 'rendered', value: spent.renders / seconds },
    { metric: 'CPU of a rendered page', of: 'lobby', value: spent.cpuMs / spent.renders },
  ];
}
