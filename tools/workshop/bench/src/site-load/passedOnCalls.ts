import type { Measure } from '../report/Measure.ts';
import { crowd } from './crowd.ts';
import { during } from './during.ts';
import { failedOf } from './failedOf.ts';
import { hostOf, type Load } from './Load.ts';
import { timedGet } from './timedGet.ts';

/** Visitors of all brands who only call the platform. */
export async function passedOnCalls(load: Load): Promise<Measure[]> {
  const { site, visitors, seconds } = load;
  const { result, spent } = await during(site, () =>
    crowd(visitors, seconds, (visitor) =>
      timedGet(site.port, hostOf(load, visitor), '/_api/options', { 'site-id': '1' }),
    ),
  );
  return [
    { metric: 'CPU of a call', of: '/_api/options', value: spent.cpuMs / result.length },
    { metric: 'failed pages', of: 'calls', value: failedOf(result) },
  ];
}
