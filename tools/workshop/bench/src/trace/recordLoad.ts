import type { Page } from 'playwright';
import { slowDown } from '../browser/slowDown.ts';
import { TRACE_CATEGORIES } from '../browser/trace.ts';
import { recordTrace } from '../browser/recordTrace.ts';

/** Slow 4G as Lighthouse applies it through DevTools: ms, bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 77_760 };

/**
 * How long a page is traced after `load`, ms: longer than the five seconds that its budget is for. Parts further down load for
 * some seconds more.
 */
const WATCHED_MS = 6000;

const LOAD_CATEGORIES = [...TRACE_CATEGORIES, 'loading', 'blink.user_timing'];

interface Options {
  /** CPU slowdown factor. */
  cpu: number;
  /** Trace categories besides those of loads. */
  categories?: readonly string[];
}

/** Loads an address as a phone on slow 4G, and returns the trace's events. */
export async function recordLoad(page: Page, url: string, { cpu, categories = [] }: Options) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await slowDown(page, cpu);
  return recordTrace(page, [...LOAD_CATEGORIES, ...categories], async () => {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), WATCHED_MS);
  });
}
