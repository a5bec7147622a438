import { openBrowser } from '../browser/withPage.ts';
import { playerState } from '../inp/playerState.ts';
import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import type { MetricName } from '../report/budgets.ts';
import { medianMeasure, type Measure } from '../report/Measure.ts';
import type { Site } from '../site/Site.ts';
import { LOBBY } from '../site/warmUp.ts';
import { loadTimes } from './loadTimes.ts';
import { scoreMeasures } from './scoreMeasures.ts';
import { tracedLoad } from './tracedLoad.ts';

const PAGES = { home: '/', lobby: LOBBY } as const;
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as PageName[];
/** The account's first pages, which visitors don't have. */
const OF_PLAYERS = { deposit: '/Deposit', histories: '/gameHistory' } as const;

const LIGHTHOUSE = { fcp: 'FCP', lcp: 'LCP', cls: 'CLS', score: 'Lighthouse performance' } as const;
const BLOCKING = { tbt: 'TBT, wall', tbtThread: 'TBT, thread' } as const;
const PAINTS = { fcp: 'FCP', lcp: 'LCP' } as const;

/** A row for each metric: a page's samples next to the floor's. */
function rows<Times>(
  metrics: Partial<Record<keyof Times, MetricName>>,
  of: string,
  own: readonly Times[],
  floor: readonly Times[],
): Measure[] {
  return (Object.entries(metrics) as [keyof Times, MetricName][]).map(([name, metric]) =>
    medianMeasure(
      metric,
      of,
      own.map((times) => Number(times[name])),
      floor.map((times) => Number(times[name])),
    ),
  );
}

async function storedPlayer(site: Site, home: string) {
  const browser = await openBrowser(site);
  try {
    return await playerState(browser, home);
  } finally {
    await browser.close();
  }
}

/** Home and lobby as a visitor and as a player, and a player's deposit and history, compared with the floor. */
export const measureLoad: Phase = async ({ site, options: { runs, brand, cpu } }) => {
  const url = (name: PageName) => site.url(brand, PAGES[name]);
  const touched =
    <T>(path: string, load: () => Promise<T>) =>
    async () => {
      await site.touch(brand, path);
      return load();
    };
  /* The first phone visit generates images, so it isn't counted. */
  for (const name of NAMES) await loadTimes(url(name), site.spki);
  const audit = (name: PageName) => touched(PAGES[name], () => loadTimes(url(name), site.spki));
  const audited = await takeInTurn(
    { floor: () => loadTimes(site.floor, site.spki), home: audit('home'), lobby: audit('lobby') },
    { runs, phase: 'load' },
  );
  const player = await storedPlayer(site, url('home'));
  const visit = (name: PageName) => touched(PAGES[name], () => tracedLoad(site, url(name), { cpu }));
  const play = (path: string) =>
    touched(path, () => tracedLoad(site, site.url(brand, path), { cpu, storageState: player }));
  const { floor, ...traced } = await takeInTurn(
    {
      floor: () => tracedLoad(site, site.floor, { cpu }),
      home: visit('home'),
      lobby: visit('lobby'),
      'home, player': play(PAGES.home),
      'lobby, player': play(PAGES.lobby),
      'deposit, player': play(OF_PLAYERS.deposit),
      'histories, player': play(OF_PLAYERS.histories),
    },
    { runs, phase: 'blocking' },
  );
  const measures = NAMES.flatMap((name) => rows(LIGHTHOUSE, name, audited[name], audited.floor));
  for (const [of, own] of Object.entries(traced)) {
    measures.push(...rows(BLOCKING, of, own, floor));
    if (of.endsWith('player')) measures.push(...rows(PAINTS, of, own, floor));
  }
  for (const name of NAMES) measures.push(...(await scoreMeasures(url(name), name, site.spki)));
  return measures;
};
