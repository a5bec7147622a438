import type { Page } from 'playwright';
import { missedShare } from './missedShare.ts';
import { SCROLL_PACES, type Pace } from './scrollPaces.ts';

const SECONDS = 5;

/** Scrolls with the wheel for about five seconds; returns the share of missed frames, in percent. */
export async function missedWhileScrolling(page: Page, pace: Pace): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    globalThis.benchFrames = times;
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -SCROLL_PACES[pace] * SECONDS,
    speed: SCROLL_PACES[pace],
    gestureSourceType: 'mouse',
  });
  return missedShare(await page.evaluate(() => globalThis.benchFrames ?? []));
}

declare global {
  var benchFrames: number[] | undefined;
}
