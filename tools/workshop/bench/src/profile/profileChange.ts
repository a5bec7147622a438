import type { Page } from 'playwright';
import { recordTrace } from '../browser/recordTrace.ts';
import { slowDown } from '../browser/slowDown.ts';
import { untilAtRest } from '../browser/untilAtRest.ts';
import type { RouteChange } from '../route/ROUTE_CHANGES.ts';
import { timeOfChange } from '../route/timeOfChange.ts';
import { WORK_CATEGORIES, type TraceProfile } from './TraceProfile.ts';

interface Options {
  url: string;
  /** CPU slowdown factor. */
  cpu: number;
  /** The first time, without the code and the data of a visit before. */
  cold: boolean;
}

/** A route change, from the press to the new page's content. */
export async function profileChange(
  page: Page,
  change: RouteChange,
  { url, cpu, cold }: Options,
): Promise<TraceProfile> {
  await page.goto(url);
  await untilAtRest(page);
  await slowDown(page, cpu);
  await change.prepare?.(page);
  await untilAtRest(page);
  if (!cold) {
    await timeOfChange(page, change);
    await untilAtRest(page);
    if (!change.returns) await page.goBack();
    await untilAtRest(page);
    await change.prepare?.(page);
    await untilAtRest(page);
  }
  let ms = 0;
  const events = await recordTrace(page, WORK_CATEGORIES, async () => {
    ({ content: ms } = await timeOfChange(page, change));
  });
  const thread = events.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown',
  );
  if (!thread) throw new Error('The trace has no press.');
  return {
    title: `${cold ? 'cold' : 'warm'}: ${ms.toFixed(0)} ms with the profiler`,
    events,
    thread,
    range: [thread.ts, thread.ts + ms * 1000],
  };
}
