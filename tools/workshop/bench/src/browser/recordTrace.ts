import type { Page } from 'playwright';
import type { TraceEvent } from './trace.ts';

/** Runs `work` while the page's browser records a trace, and returns the trace's events. */
export async function recordTrace(
  page: Page,
  categories: readonly string[],
  work: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page isn't attached to a browser.");
  await browser.startTracing(page, { categories: [...categories] });
  await work();
  return (JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}
