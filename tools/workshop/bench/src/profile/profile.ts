import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { slowDown } from '../browser/slowDown.ts';
import { TRACE_CATEGORIES, type TraceEvent } from '../browser/trace.ts';
import { untilAtRest } from '../browser/untilAtRest.ts';
import { openBrowser, withPage } from '../browser/withPage.ts';
import { playerState } from '../inp/playerState.ts';
import { WORK } from '../paths.ts';
import { ROUTE_CHANGES, type RouteChange } from '../route/ROUTE_CHANGES.ts';
import { timeOfChange } from '../route/timeOfChange.ts';
import { copyApps } from '../site/copyApps.ts';
import { startSite } from '../site/Site.ts';
import { warmUp } from '../site/warmUp.ts';
import { costsOf } from './costsOf.ts';
import { scriptCosts, type ProfileChunk } from './scriptCosts.ts';

/**
 * `npm run bench:profile -- "home to lobby"`: where the time of a route change goes, by kind of work and by function.
 * Functions have their names in builds with source maps (`RELEASE=1 npx nx build @baize/mobile-web`).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    cold: { type: 'boolean', default: false },
    brand: { type: 'string', default: 'orvane' },
    cpu: { type: 'string', default: '4' },
    top: { type: 'string', default: '40' },
  },
});
const [name = ''] = positionals;
const changes: Readonly<Record<string, RouteChange>> = ROUTE_CHANGES;
const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
if (!change)
  throw new Error(
    `Usage: npm run bench:profile -- "<change>" [--cold] [--brand orvane] [--cpu 4]. Changes: ${Object.keys(changes).join(', ')}.`,
  );

const PROFILER = 'disabled-by-default-v8.cpu_profiler';

type Traced = TraceEvent & ProfileChunk;

async function trace(page: Page, work: () => Promise<number>) {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page isn't attached to a browser.");
  await browser.startTracing(page, { categories: [...TRACE_CATEGORIES, 'v8', PROFILER] });
  const ms = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  return { ms, events: traceEvents };
}

/** The press in a trace, and the moment at which the new page was there. */
function rangeOf(events: readonly Traced[], ms: number) {
  const press = events.find(
    ({ name: event, args }) =>
      event === 'EventDispatch' && (args?.data as { type?: string } | undefined)?.type === 'pointerdown',
  );
  if (!press) throw new Error('The trace has no press.');
  return { press, range: [press.ts, press.ts + ms * 1000] as const };
}

const lines = (costs: readonly { ms: number; label: string }[]) =>
  costs.map(({ ms, label }) => `${ms.toFixed(1).padStart(8)}  ${label}`).join('\n');

copyApps();
const site = await startSite();
try {
  await warmUp(site, values.brand);
  const browser = await openBrowser(site);
  const storageState = change.player ? await playerState(browser, site.url(values.brand, '/')) : undefined;
  const { ms, events } = await withPage(
    browser,
    async (page) => {
      await page.goto(site.url(values.brand, change.from));
      await untilAtRest(page);
      await slowDown(page, Number(values.cpu));
      await change.prepare?.(page);
      await untilAtRest(page);
      if (!values.cold) {
        await timeOfChange(page, change);
        await untilAtRest(page);
        if (!change.returns) await page.goBack();
        await change.prepare?.(page);
        await untilAtRest(page);
      }
      return trace(page, () => timeOfChange(page, change));
    },
    { storageState },
  );
  await browser.close();
  const { press, range } = rangeOf(events, ms);
  const clientFolder = (app: string) => join(WORK, 'apps', app, 'dist/client');
  console.log(`${name}, ${values.cold ? 'cold' : 'warm'}: ${ms.toFixed(0)} ms with the profiler\n`);
  console.log(lines(costsOf(events, press, range).map(({ kind, ms: own }) => ({ label: kind, ms: own }))));
  console.log('');
  const scripts = scriptCosts(events, press.pid, range, clientFolder).slice(0, Number(values.top));
  console.log(lines(scripts.map(({ where, ms: own }) => ({ label: where, ms: own }))));
} finally {
  site.stop();
}
