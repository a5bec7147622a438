import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { metricRows } from '../report/metricRows.ts';
import { LOBBY } from '../site/warmUp.ts';
import { loadTimes } from './loadTimes.ts';
import { scoreMeasures } from './scoreMeasures.ts';

const PAGES = { home: '/', lobby: LOBBY } as const;
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as PageName[];

const LIGHTHOUSE = { fcp: 'FCP', lcp: 'LCP', cls: 'CLS', score: 'Lighthouse performance' } as const;

/** A visitor's home and lobby by Lighthouse, compared with the floor. */
export const measureLoad: Phase = async ({ site, options: { runs, brand } }) => {
  const url = (name: PageName) => site.url(brand, PAGES[name]);
  /* The first phone visit generates images, so it isn't counted. */
  for (const name of NAMES) await loadTimes(url(name), site.spki);
  const audit = (name: PageName) => async () => {
    await site.touch(brand, PAGES[name]);
    return loadTimes(url(name), site.spki);
  };
  const audited = await takeInTurn(
    { floor: () => loadTimes(site.floor, site.spki), home: audit('home'), lobby: audit('lobby') },
    { runs, phase: 'load' },
  );
  const measures = NAMES.flatMap((name) => metricRows(LIGHTHOUSE, name, audited[name], audited.floor));
  for (const name of NAMES) measures.push(...(await scoreMeasures(url(name), name, site.spki)));
  return measures;
};
