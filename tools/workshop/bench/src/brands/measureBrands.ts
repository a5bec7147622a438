import { brandsFolder, loadBrands } from '@baize/brand/node';
import { tracedLoad, type TracedLoad } from '../trace/tracedLoad.ts';
import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { medianMeasure } from '../report/Measure.ts';
import { warmUp } from '../site/warmUp.ts';

const METRICS = { fcp: 'FCP', lcp: 'LCP', tbtThread: 'TBT, thread', cls: 'CLS' } as const;
const COMPARED: ReadonlySet<string> = new Set(['fcp', 'lcp']);

/** Each brand's home page, as a visitor with a phone loads it, compared with the floor. */
export const measureBrands: Phase = async ({ site, options: { runs, cpu } }) => {
  const { brands } = loadBrands(brandsFolder);
  for (const { slug } of brands) await warmUp(site, slug, ['/']);
  const load = (slug: string) => async () => {
    await site.touch(slug, '/');
    return tracedLoad(site, site.url(slug, '/'), { cpu });
  };
  const { floor = [], ...taken } = await takeInTurn<string, TracedLoad>(
    {
      floor: () => tracedLoad(site, site.floor, { cpu }),
      ...Object.fromEntries(brands.map(({ slug }) => [slug, load(slug)])),
    },
    { runs, phase: 'brands' },
  );
  return Object.entries(METRICS).flatMap(([key, metric]) =>
    Object.entries(taken).map(([slug, loads]) => {
      const of = (all: readonly TracedLoad[]) => all.map((times) => times[key as keyof TracedLoad]);
      return medianMeasure(metric, `home, ${slug}`, of(loads), COMPARED.has(key) ? of(floor) : undefined);
    }),
  );
};
