import type { Locator, Page } from 'playwright';
import type { RouteChange } from './ROUTE_CHANGES.ts';

const PATIENCE_MS = 20_000;

/**
 * From the touch to the frame that shows the new page's content, in ms of wall time.
 * @throws if it doesn't appear
 */
export async function timeOfChange(page: Page, { press, shown }: RouteChange): Promise<number> {
  const target = press(page);
  await target.scrollIntoViewIfNeeded();
  await page.evaluate((selector) => {
    const before = new Set(document.querySelectorAll(selector));
    globalThis.benchRoute = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const isShown = () =>
          [...document.querySelectorAll(selector)].some((element) => !before.has(element));
        /* Not polled in each frame: that would cost frames that the page itself doesn't need. */
        const changes = new MutationObserver(() => {
          if (!isShown()) return;
          changes.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)));
        });
        changes.observe(document.body, { childList: true, subtree: true });
      };
      addEventListener('pointerdown', begin, { capture: true, once: true });
    });
  }, shown);
  /* Not the locator's own `tap`, because its hit tests run in the page. */
  const { x, y, width, height } = await boxOf(target);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  const ms = await page.evaluate(
    (patience) =>
      Promise.race([
        globalThis.benchRoute as Promise<number>,
        new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
      ]),
    PATIENCE_MS,
  );
  if (ms === undefined) throw new Error(`${shown} never appeared at ${page.url()}.`);
  return ms;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`What is pressed isn't visible: ${element.toString()}`);
  return box;
}

declare global {
  var benchRoute: Promise<number> | undefined;
}
