import type { Measure } from '../report/Measure.ts';
import { crowd } from './crowd.ts';
import { during } from './during.ts';
import { failedOf } from './failedOf.ts';
import { hostOf, type Load } from './Load.ts';
import { quantile } from './quantile.ts';
import type { PlatformState } from './StandIn.ts';
import { timedGet } from './timedGet.ts';
import { unseenPath } from './unseenPath.ts';

/** Longer than the site server caches the platform's replies, which hide a changed state (ADR 11). */
const SECONDS = 45;

/** Visitors of all brands, half of them on uncached pages, with the platform in this state. */
export async function platformState(load: Load, state: PlatformState): Promise<Measure[]> {
  const { site, visitors } = load;
  const { result, spent } = await during(site, () =>
    crowd(visitors, SECONDS, (visitor) =>
      timedGet(site.port, hostOf(load, visitor), visitor % 2 === 0 ? '/' : unseenPath()),
    ),
  );
  const of = `platform ${state}`;
  return [
    { metric: 'failed pages', of, value: failedOf(result) },
    { metric: 'page, p50', of, value: quantile(result, 0.5) },
    { metric: 'page, p99', of, value: quantile(result, 0.99) },
    { metric: 'without markup', of, value: (100 * spent.withoutMarkup) / result.length },
  ];
}
