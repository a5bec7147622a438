import { puppeteerPage } from '@baize/e2e/puppeteer-page';
import { SMOKE_JOURNEY } from '@baize/e2e/smoke-journey';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const PHONE = { width: 390, height: 844 };

/** Plays the smoke journey in Chromium, as a phone's visitor of Larkmere at a port. @throws naming the failed step */
export async function playThrough(port: number, name: string): Promise<void> {
  const brand = 'larkmere';
  const page = await puppeteerPage('chromium', PHONE);
  const at = (path: string, query?: string) =>
    `http://${brand}.localhost:${port}${path}?${['device=mobile', query].filter(Boolean).join('&')}`;
  const folder = join(ROOT, 'artifacts/packed', name);
  try {
    for (const [step, act] of Object.entries(SMOKE_JOURNEY))
      await act({ page, at, brand, language: 'en', folder }).catch((cause: unknown) => {
        throw new Error(`${name}, ${step}: ${cause instanceof Error ? cause.message : String(cause)}`, {
          cause,
        });
      });
  } finally {
    await page.close();
  }
}
