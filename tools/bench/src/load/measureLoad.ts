import { median } from '../median.ts';
import type { Phase } from '../Phase.ts';
import type { Measure } from '../report/Measure.ts';
import { LOBBY } from '../site/warmUp.ts';
import { loadTimes, type LoadTimes } from './loadTimes.ts';
import { scoreMeasures } from './scoreMeasures.ts';

const PAGES = { home: '/', lobby: LOBBY } as const;
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as PageName[];

const METRICS = { fcp: 'FCP', lcp: 'LCP', tbt: 'TBT', cls: 'CLS', score: 'Lighthouse performance' } as const;
type TimeName = keyof typeof METRICS;

function measuresOf(page: PageName, own: readonly LoadTimes[], floor: readonly LoadTimes[]): Measure[] {
  return (Object.keys(METRICS) as TimeName[]).map((name) => {
    const samples = own.map((times) => times[name]);
    return {
      metric: METRICS[name],
      of: page,
      value: median(samples),
      floor: median(floor.map((times) => times[name])),
      samples,
    };
  });
}

/** Home and lobby against the floor, in turn (floor, home, lobby, floor, …), so that a slow minute slows all of them. */
export const measureLoad: Phase = async ({ site, options: { runs, brand } }) => {
  /* The first phone that comes has pictures drawn that nobody has asked for before: it is not counted. */
  for (const name of NAMES) await loadTimes(site.url(brand, PAGES[name]), site.spki);
  const taken: Record<PageName | 'floor', LoadTimes[]> = { floor: [], home: [], lobby: [] };
  for (let run = 1; run <= runs; run += 1) {
    taken.floor.push(await loadTimes(site.floor, site.spki));
    for (const name of NAMES) {
      await site.touch(brand, PAGES[name]);
      taken[name].push(await loadTimes(site.url(brand, PAGES[name]), site.spki));
    }
    console.error(`load ${run} of ${runs}`, JSON.stringify(Object.values(taken).map((list) => list.at(-1))));
  }
  const measures = NAMES.flatMap((name) => measuresOf(name, taken[name], taken.floor));
  for (const name of NAMES)
    measures.push(...(await scoreMeasures(site.url(brand, PAGES[name]), name, site.spki)));
  return measures;
};
