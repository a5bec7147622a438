import { parseArgs } from 'node:util';
import { readApp } from '../browser/DEVICES.ts';
import { openBrowser } from '../browser/withPage.ts';
import { playerState } from '../inp/playerState.ts';
import { ROOT } from '../paths.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { changeTimes } from '../route/changeTimes.ts';
import { ROUTE_CHANGES, type RouteChange } from '../route/ROUTE_CHANGES.ts';
import { copyApps } from '../site/copyApps.ts';
import { startSite, type Site } from '../site/Site.ts';
import { warmUp } from '../site/warmUp.ts';
import { TRACED_PAGES, type TracedPage } from '../trace/TRACED_PAGES.ts';
import { tracedLoad } from '../trace/tracedLoad.ts';
import { pairLine } from './pairLine.ts';

/**
 * `npm run bench:pairs -- <checkout>`: alternately loads a page of this build and of another checkout's, or changes
 * between two of their pages, and prints the difference. For one change at a time; the other checkout must be installed
 * and built.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '8' },
    page: { type: 'string', default: 'home' },
    brand: { type: 'string', default: 'orvane' },
    cpu: { type: 'string', default: '4' },
    app: { type: 'string', default: 'mobile-web' },
  },
});
const [other] = positionals;
const { brand, page: name } = values;
const cpu = Number(values.cpu);
const app = readApp(values.app);

/** Figures by name, ms. */
type Sample = Record<string, number>;

const own = <T>(table: Readonly<Record<string, T>>): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
const change = own<RouteChange>(ROUTE_CHANGES);
const traced = own<TracedPage>(TRACED_PAGES);
const subject = change ? { ...change, path: change.from } : traced;
if (other === undefined || subject === undefined)
  throw new Error(
    `Usage: npm run bench:pairs -- <checkout> [--page <name>] [--runs 8] [--brand orvane] [--cpu 4] [--app mobile-web]. ` +
      `Names: ${[...Object.keys(TRACED_PAGES), ...Object.keys(ROUTE_CHANGES)].join('; ')}.`,
  );

async function sampleOf(site: Site, { path, player }: TracedPage): Promise<() => Promise<Sample>> {
  const browser = await openBrowser(site);
  const storageState = player ? await playerState(browser, site.url(brand, '/')) : undefined;
  await browser.close();
  const url = site.url(brand, path);
  return async (): Promise<Sample> => {
    await site.touch(brand, path);
    if (!change) {
      const { fcp, lcp, tbtThread } = await tracedLoad(site, url, { cpu, storageState });
      return { FCP: fcp * 1000, LCP: lcp * 1000, 'TBT, thread': tbtThread };
    }
    const fresh = await openBrowser(site);
    try {
      const { cold, warm } = await changeTimes(change, { browser: fresh, url, cpu, storageState });
      return {
        'heading, cold': cold.head,
        'content, cold': cold.content,
        'heading, warm': warm.head,
        'content, warm': warm.content,
      };
    } finally {
      await fresh.close();
    }
  };
}

const sites = await Promise.all(
  [ROOT, other].map(async (root) => {
    copyApps(root);
    const site = await startSite({ root, app });
    await warmUp(site, brand);
    return site;
  }),
);
try {
  const [here, there] = await Promise.all(sites.map((site) => sampleOf(site, subject)));
  if (!here || !there) throw new Error("A site didn't start.");
  await here();
  await there();
  const taken = await takeInTurn({ here, there }, { runs: Number(values.runs), phase: 'pairs' });
  for (const figure of Object.keys(taken.here[0] ?? {})) {
    const of = (samples: readonly Sample[]) => samples.map((sample) => sample[figure] ?? Number.NaN);
    console.log(pairLine(figure, of(taken.here), of(taken.there)));
  }
} finally {
  for (const site of sites) site.stop();
}
