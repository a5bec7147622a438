import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { medianMeasure, type Measure } from '../report/Measure.ts';
import { LOBBY } from '../site/warmUp.ts';
import { loadTimes, type LoadTimes } from './loadTimes.ts';
import { scoreMeasures } from './scoreMeasures.ts';

const PAGES = { home: '/', lobby: LOBBY } as const;
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as PageName[];

const METRICS = {
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT, wall',
  tbtThread: 'TBT, thread',
  cls: 'CLS',
  score: 'Lighthouse performance',
} as const;

const measuresOf = (of: PageName, own: readonly LoadTimes[], floor: readonly LoadTimes[]): Measure[] =>
  (Object.keys(METRICS) as (keyof LoadTimes)[]).map((name) =>
    medianMeasure(
      METRICS[name],
      of,
      own.map((times) => times[name]),
      floor.map((times) => times[name]),
    ),
  );

/** Home and lobby, compared with the floor. */
export const measureLoad: Phase = async ({ site, options: { runs, brand } }) => {
  /* The first phone visit has images generated for the first time, so it isn't counted. */
  for (const name of NAMES) await loadTimes(site.url(brand, PAGES[name]), site.spki);
  const take = (name: PageName) => async () => {
    await site.touch(brand, PAGES[name]);
    return loadTimes(site.url(brand, PAGES[name]), site.spki);
  };
  const taken = await takeInTurn(
    { floor: () => loadTimes(site.floor, site.spki), home: take('home'), lobby: take('lobby') },
    { runs, phase: 'load' },
  );
  const measures = NAMES.flatMap((name) => measuresOf(name, taken[name], taken.floor));
  for (const name of NAMES)
    measures.push(...(await scoreMeasures(site.url(brand, PAGES[name]), name, site.spki)));
  return measures;
};
