import type { BrowserContextOptions } from 'playwright';
import type { TraceEvent } from '../browser/trace.ts';
import { openBrowser, withPage } from '../browser/withPage.ts';
import type { Site } from '../site/Site.ts';
import { blockingTime } from './blockingTime.ts';
import { layoutShift } from './layoutShift.ts';
import { paintTimes } from './paintTimes.ts';
import { recordLoad } from './recordLoad.ts';

export interface TracedLoad {
  /** Seconds. */
  fcp: number;
  lcp: number;
  /** Blocking time in wall time, ms. */
  tbt: number;
  /** The same in thread time, ms. */
  tbtThread: number;
  /** Layout shift. */
  cls: number;
}

interface Options {
  /** CPU slowdown factor. */
  cpu?: number;
  /** The stored state of a logged-in player. */
  storageState?: BrowserContextOptions['storageState'];
}

/** A busy machine occasionally loses a trace's first events. */
const ATTEMPTS = 3;

const hasPaint = (events: readonly TraceEvent[]) =>
  events.some(({ name }) => name === 'firstContentfulPaint');

/**
 * One load as a phone on slow 4G, in a fresh browser, traced without a CPU profiler or screenshots: with them
 * Lighthouse's own trace shows several times the blocking time.
 * @throws if no attempt recorded a paint
 */
export async function tracedLoad(site: Site, url: string, options: Options = {}): Promise<TracedLoad> {
  let events: readonly TraceEvent[] = [];
  for (let count = 0; count < ATTEMPTS && !hasPaint(events); count += 1)
    events = await recordAfresh(site, url, options);
  const { wall, thread } = blockingTime(events);
  return { ...paintTimes(events), tbt: wall, tbtThread: thread, cls: layoutShift(events) };
}

async function recordAfresh(site: Site, url: string, { cpu = 4, storageState }: Options) {
  const browser = await openBrowser(site);
  try {
    return await withPage(browser, (page) => recordLoad(page, url, { cpu }), { storageState });
  } finally {
    await browser.close();
  }
}
