import { test } from '@playwright/test';
import { sitePortOf } from '../src/visit.ts';
import type { EnginePage, WindowSize } from './EnginePage.ts';
import { puppeteerPage } from './puppeteerPage.ts';
import { SMOKE_JOURNEY } from './smokeJourney.ts';
import { webkitPage } from './webkitPage.ts';

/* A player's main journey, in each engine, with a window of each kind. */

const PORT = sitePortOf(0);

const ENGINES: Record<string, (size: WindowSize) => Promise<EnginePage>> = {
  chromium: (size) => puppeteerPage('chromium', size),
  firefox: (size) => puppeteerPage('firefox', size),
  webkit: (size) => webkitPage(PORT + 7, size),
};

const VISITORS = [
  { brand: 'orvane', language: 'tr', device: undefined, size: { width: 1280, height: 900 } },
  { brand: 'larkmere', language: 'en', device: 'device=mobile', size: { width: 390, height: 844 } },
] as const;

for (const [engine, start] of Object.entries(ENGINES))
  for (const { brand, language, device, size } of VISITORS)
    test(`a player’s day in ${engine}, ${size.width} px wide`, async () => {
      const page = await start(size);
      const at = (path: string, query?: string) =>
        `http://${brand}.localhost:${PORT}${path}?${[device, query].filter(Boolean).join('&')}`;
      try {
        for (const [name, step] of Object.entries(SMOKE_JOURNEY))
          await test.step(name, () =>
            step({ page, at, brand, language, folder: test.info().outputPath('.') }),
          );
      } finally {
        await page.close();
      }
    });
