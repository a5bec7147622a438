import { parseArgs } from 'node:util';
import { tracedLoad } from '../trace/tracedLoad.ts';
import { ROOT } from '../paths.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { copyApps } from '../site/copyApps.ts';
import { startSite } from '../site/Site.ts';
import { LOBBY, warmUp } from '../site/warmUp.ts';
import { pairLine } from './pairLine.ts';

/**
 * `npm run bench:pairs -- <checkout>`: alternately loads a page of this build and of another checkout's, and prints the
 * difference. For one change at a time; the other checkout must be installed and built.
 */
const PAGES = { home: '/', lobby: LOBBY } as const;
const METRICS = { fcp: 'FCP', lcp: 'LCP', tbtThread: 'TBT, thread' } as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '8' },
    page: { type: 'string', default: 'home' },
    brand: { type: 'string', default: 'orvane' },
    cpu: { type: 'string', default: '4' },
  },
});
const [other] = positionals;
const page = Object.entries(PAGES).find(([name]) => name === values.page)?.[1];
if (other === undefined || page === undefined)
  throw new Error(
    'Usage: npm run bench:pairs -- <checkout> [--page home|lobby] [--runs 8] [--brand orvane] [--cpu 4]',
  );

const sites = await Promise.all(
  [ROOT, other].map(async (root) => {
    copyApps(root);
    const site = await startSite(root);
    await warmUp(site, values.brand);
    return site;
  }),
);
try {
  const [own, changed] = sites.map((site) => async () => {
    await site.touch(values.brand, page);
    return tracedLoad(site, site.url(values.brand, page), { cpu: Number(values.cpu) });
  });
  if (!own || !changed) throw new Error("A site didn't start.");
  await own();
  await changed();
  const taken = await takeInTurn({ own, changed }, { runs: Number(values.runs), phase: 'pairs' });
  for (const [metric, name] of Object.entries(METRICS) as [keyof typeof METRICS, string][]) {
    const unit = metric === 'tbtThread' ? 1 : 1000;
    const of = (times: typeof taken.own) => times.map((time) => time[metric] * unit);
    console.log(pairLine(name, of(taken.own), of(taken.changed)));
  }
} finally {
  for (const site of sites) site.stop();
}
