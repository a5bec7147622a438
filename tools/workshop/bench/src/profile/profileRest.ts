import type { Page } from 'playwright';
import { recordTrace } from '../browser/recordTrace.ts';
import { untilSettled, WATCHED_MS } from '../rest/untilSettled.ts';
import { WORK_CATEGORIES, type TraceProfile } from './TraceProfile.ts';

/** An untouched page. */
export async function profileRest(page: Page, url: string): Promise<TraceProfile> {
  await untilSettled(page, url);
  const events = await recordTrace(page, WORK_CATEGORIES, () => page.waitForTimeout(WATCHED_MS));
  const thread = events.find(
    ({ name }) => name === 'UpdateLayoutTree' || name === 'Paint' || name === 'FunctionCall',
  );
  if (!thread) throw new Error('Nothing happens on this page.');
  return {
    title: `at rest for ${WATCHED_MS / 1000} s`,
    events,
    thread,
    range: [0, Number.POSITIVE_INFINITY],
  };
}
