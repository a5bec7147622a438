import type { Locator, Page } from 'playwright';

/** From the tap on the link to the lobby's first games on screen, in ms. */
export async function timeToLobby(page: Page): Promise<number> {
  const link = page.locator('a[href="/casino?type=casino"]:visible, a[href="/casino"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const title = () => document.querySelector('main h1')?.textContent;
    const before = title();
    globalThis.benchRoute = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const isShown = () => title() !== before && document.querySelector('main article[aria-setsize]');
        /* Not polled in each frame: that would cost frames that the page itself doesn't need. */
        const changes = new MutationObserver(() => {
          if (!isShown()) return;
          changes.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)));
        });
        changes.observe(document.body, { childList: true, subtree: true, characterData: true });
      };
      addEventListener('pointerdown', begin, { capture: true, once: true });
    });
  });
  /* Not the link's own `tap`, because its hit tests run in the page. */
  const { x, y, width, height } = await boxOf(link);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  return page.evaluate(() => globalThis.benchRoute as Promise<number>);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The link to the lobby isn't visible.");
  return box;
}

declare global {
  var benchRoute: Promise<number> | undefined;
}
