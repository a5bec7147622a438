import type { Locator } from 'playwright';

/* A bar at the edge of the window may cover an element that is in view. */
function uncover(element: Element) {
  const { left, width, top, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(hit)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Touches the middle of an element, which is scrolled into view. Unlike the locator's own `tap`, it runs no hit tests in
 * the page, which would count as the page's work.
 * @throws if it isn't visible
 */
export async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(uncover);
  const box = await target.boundingBox();
  if (!box) throw new Error(`What is pressed isn't visible: ${target.toString()}`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
