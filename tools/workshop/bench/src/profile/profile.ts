import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { readApp } from '../browser/DEVICES.ts';
import { openBrowser, withPage } from '../browser/withPage.ts';
import { playerState } from '../inp/playerState.ts';
import { WORK } from '../paths.ts';
import { ROUTE_CHANGES, type RouteChange } from '../route/ROUTE_CHANGES.ts';
import { copyApps } from '../site/copyApps.ts';
import { startSite } from '../site/Site.ts';
import { warmUp } from '../site/warmUp.ts';
import { TRACED_PAGES } from '../trace/TRACED_PAGES.ts';
import { profileChange } from './profileChange.ts';
import { profileLoad } from './profileLoad.ts';
import { profileRest } from './profileRest.ts';
import { printProfile } from './printProfile.ts';
import type { TraceProfile } from './TraceProfile.ts';

/**
 * `npm run bench:profile -- "home to lobby"`: where the time of a route change goes, by kind of work and by function;
 * `-- "home, player"` that of a load, `-- home --rest` that of an untouched page. Functions have their names in
 * builds with source maps (`RELEASE=1 npx nx build @baize/mobile-web`).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    cold: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    brand: { type: 'string', default: 'orvane' },
    cpu: { type: 'string', default: '4' },
    app: { type: 'string', default: 'mobile-web' },
    top: { type: 'string', default: '40' },
    /* A longer task blocks interactions, ms. */
    task: { type: 'string', default: '50' },
  },
});
const [name = ''] = positionals;
const { brand, cold, rest } = values;
const cpu = Number(values.cpu);

interface Subject {
  from: string;
  player?: boolean;
  profile: (page: Page, url: string) => Promise<TraceProfile>;
}

function subjectOf(): Subject | undefined {
  const changes: Readonly<Record<string, RouteChange>> = ROUTE_CHANGES;
  const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
  if (change) return { ...change, profile: (page, url) => profileChange(page, change, { url, cpu, cold }) };
  const traced = Object.hasOwn(TRACED_PAGES, name) ? TRACED_PAGES[name] : undefined;
  return (
    traced && {
      from: traced.path,
      player: traced.player,
      profile: (page, url) => (rest ? profileRest(page, url) : profileLoad(page, url, cpu)),
    }
  );
}

const subject = subjectOf();
if (!subject)
  throw new Error(
    `Usage: npm run bench:profile -- "<name>" [--cold] [--rest] [--brand orvane] [--cpu 4] [--app mobile-web] [--top 40] [--task 50]. ` +
      `Names: ${[...Object.keys(ROUTE_CHANGES), ...Object.keys(TRACED_PAGES)].join('; ')}.`,
  );

copyApps();
const site = await startSite({ app: readApp(values.app) });
try {
  await warmUp(site, brand);
  const browser = await openBrowser(site);
  const storageState = subject.player ? await playerState(browser, site.url(brand, '/')) : undefined;
  const profile = await withPage(
    browser,
    async (page) => {
      await site.touch(brand, subject.from);
      return subject.profile(page, site.url(brand, subject.from));
    },
    { storageState },
  );
  await browser.close();
  console.log(`${name}, ${profile.title}\n`);
  printProfile(profile, { top: Number(values.top), longMs: Number(values.task) }, (app) =>
    join(WORK, 'apps', app, 'dist/client'),
  );
} finally {
  site.stop();
}
