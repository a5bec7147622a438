import type { Page } from 'playwright';

/** Makes the page's processor `rate` times slower from now on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
