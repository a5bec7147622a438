import type { Page } from 'playwright';

/** Slows the page's CPU down by `rate` from now on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
