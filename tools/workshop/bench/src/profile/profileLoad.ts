import type { Page } from 'playwright';
import { recordLoad } from '../trace/recordLoad.ts';
import { blockingTime } from '../trace/blockingTime.ts';
import { PROFILE_CATEGORIES, type TraceProfile } from './TraceProfile.ts';

/** The load of a page, from the first contentful paint until it is idle: the part that counts as blocking time. */
export async function profileLoad(page: Page, url: string, cpu: number): Promise<TraceProfile> {
  const events = await recordLoad(page, url, { cpu, categories: PROFILE_CATEGORIES });
  const thread = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!thread) throw new Error('The trace has no first contentful paint.');
  return {
    title: `load: ${blockingTime(events).thread.toFixed(0)} ms of blocking time with the profiler`,
    events,
    thread,
    range: [thread.ts, Number.POSITIVE_INFINITY],
  };
}
