import type { Measure } from '../report/Measure.ts';
import { UNSEEN_PATH } from './Crowd.ts';
import { sendCrowd } from './sendCrowd.ts';
import { during } from './during.ts';
import { failedOf } from './failedOf.ts';
import type { Load } from './Load.ts';
import { quantile } from './quantile.ts';
import type { PlatformState } from './StandIn.ts';

/** Longer than the site server caches the platform's replies, which hide a changed state (ADR 11). */
const SECONDS = 45;

/** Visitors of all brands, half of them on uncached pages, with the platform in this state. */
export async function platformState(
  { site, hosts, visitors }: Load,
  state: PlatformState,
): Promise<Measure[]> {
  const { port } = site;
  const { result, spent } = await during(site, () =>
    sendCrowd({ port, hosts, visitors, paths: ['/', UNSEEN_PATH], until: { seconds: SECONDS } }),
  );
  const of = `platform ${state}`;
  return [
    { metric: 'failed pages', of, value: failedOf(result) },
    { metric: 'page, p50', of, value: quantile(result, 0.5) },
    { metric: 'page, p99', of, value: quantile(result, 0.99) },
    { metric: 'without markup', of, value: (100 * spent.withoutMarkup) / result.length },
  ];
}
