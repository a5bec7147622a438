import type { Page } from 'playwright';
import { missedShare } from './missedShare.ts';

/** CSS pixels per second: ten wheel notches, and a list that is flung. */
export const PACES = { wheel: 1200, flung: 4000 } as const;
export type Pace = keyof typeof PACES;

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
    yDistance: -PACES[pace] * SECONDS,
    speed: PACES[pace],
    gestureSourceType: 'mouse',
  });
  return missedShare(await page.evaluate(() => globalThis.benchFrames ?? []));
}

declare global {
  var benchFrames: number[] | undefined;
}
