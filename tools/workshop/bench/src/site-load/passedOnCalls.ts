import type { Measure } from '../report/Measure.ts';
import { sendCrowd } from './sendCrowd.ts';
import { during } from './during.ts';
import { failedOf } from './failedOf.ts';
import type { Load } from './Load.ts';

/** Visitors of all brands who only call the platform. */
export async function passedOnCalls({ site, hosts, visitors, seconds }: Load): Promise<Measure[]> {
  const { port } = site;
  const headers = { 'site-id': '1' };
  const { result, spent } = await during(site, () =>
    sendCrowd({ port, hosts, visitors, paths: ['/_api/options'], headers, until: { seconds } }),
  );
  return [
    { metric: 'CPU of a call', of: '/_api/options', value: spent.cpuMs / result.length },
    { metric: 'failed pages', of: 'calls', value: failedOf(result) },
  ];
}
