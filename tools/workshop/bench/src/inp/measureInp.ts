import type { BrowserContextOptions, Page } from 'playwright';
import { slowDown } from '../browser/slowDown.ts';
import { TRACE_CATEGORIES, type TraceEvent } from '../browser/trace.ts';
import { openBrowser, withPage, type VisitorBrowser } from '../browser/withPage.ts';
import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { medianMeasure } from '../report/Measure.ts';
import { ACTIONS, FLOOR_ACTION, type Action } from './actions.ts';
import { interactionThreadTime } from './interactionThreadTime.ts';
import { playerState } from './playerState.ts';
import { longestInteraction, watchInteractions } from './watchInteractions.ts';

interface Take {
  browser: VisitorBrowser;
  address: string;
  cpu: number;
  storageState?: BrowserContextOptions['storageState'];
}

interface InteractionTimes {
  /** Wall time, ms. */
  wall: number;
  /** Thread time of the main thread, ms. */
  thread: number;
}

const takeOnce = ({ prepare, act }: Action, { browser, address, cpu, storageState }: Take) =>
  withPage(
    browser,
    async (page: Page): Promise<InteractionTimes> => {
      await watchInteractions(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await slowDown(page, cpu);
      await prepare?.(page);
      await browser.startTracing(page, { categories: TRACE_CATEGORIES });
      const wall = await longestInteraction(page, () => act(page));
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: TraceEvent[];
      };
      return { wall, thread: interactionThreadTime(traceEvents) };
    },
    { storageState },
  );

/**
 * From the press to the next paint, the first time on a page: code that loads later doesn't count, blocking does. The
 * floor is a press on a page without any reaction, which is the machine's own overhead.
 */
export const measureInp: Phase = async ({ site, options: { runs, brand, cpu } }) => {
  const browser = await openBrowser(site);
  const url = (path: string) => site.url(brand, path);
  try {
    const player = await playerState(browser, url('/'));
    const take = (action: Action) => () =>
      takeOnce(action, {
        browser,
        address: url(action.path),
        cpu,
        storageState: action.player ? player : undefined,
      });
    const actions = Object.entries<Action>(ACTIONS);
    const { floor = [], ...taken } = await takeInTurn<string, InteractionTimes>(
      {
        floor: () => takeOnce(FLOOR_ACTION, { browser, address: site.floor, cpu }),
        ...Object.fromEntries(actions.map(([name, action]) => [name, take(action)])),
      },
      { runs, phase: 'inp' },
    );
    return Object.entries(taken).flatMap(([of, times]) =>
      (['wall', 'thread'] as const).map((kind) =>
        medianMeasure(
          `INP, ${kind}`,
          of,
          times.map((time) => time[kind]),
          floor.map((time) => time[kind]),
        ),
      ),
    );
  } finally {
    await browser.close();
  }
};
