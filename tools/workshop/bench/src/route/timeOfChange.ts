import type { Page } from 'playwright';
import { tap } from '../browser/tap.ts';
import type { RouteChange } from './ROUTE_CHANGES.ts';

const PATIENCE_MS = 20_000;

/** Every page has one. */
const HEADING = 'main h1';

export interface ChangeTime {
  /** Until the frame with the new page's heading, ms of wall time. */
  head: number;
  /** Until the frame with its content. */
  content: number;
}

/**
 * From the touch to the frames that show the new page's heading and its content.
 * @throws if one of them doesn't appear
 */
export async function timeOfChange(page: Page, { press, shown }: RouteChange): Promise<ChangeTime> {
  const target = press(page);
  await page.evaluate(
    (selectors) => {
      const appeared = (selector: string, since: number) => {
        const before = new Set(document.querySelectorAll(selector));
        const isShown = () =>
          [...document.querySelectorAll(selector)].some((element) => !before.has(element));
        return new Promise<number>((resolve) => {
          /* Not polled in each frame: that would cost frames that the page itself doesn't need. */
          const changes = new MutationObserver(() => {
            if (!isShown()) return;
            changes.disconnect();
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - since);
            /* A task that is posted in a frame runs right after it. */
            requestAnimationFrame(() => port2.postMessage(undefined));
          });
          changes.observe(document.body, { childList: true, subtree: true });
        });
      };
      globalThis.benchRoute = new Promise((resolve) => {
        const begin = ({ timeStamp }: Event) =>
          void Promise.all(selectors.map((selector) => appeared(selector, timeStamp))).then(resolve);
        addEventListener('pointerdown', begin, { capture: true, once: true });
      });
    },
    [HEADING, shown],
  );
  await tap(target);
  const times = await page.evaluate(
    (patience) =>
      Promise.race([
        globalThis.benchRoute as Promise<number[]>,
        new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
      ]),
    PATIENCE_MS,
  );
  const [head, content] = times ?? [];
  if (head === undefined || content === undefined)
    throw new Error(`${HEADING} or ${shown} never appeared at ${page.url()}.`);
  return { head, content };
}

declare global {
  var benchRoute: Promise<number[]> | undefined;
}
