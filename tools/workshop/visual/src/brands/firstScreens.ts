import type { Brand } from '@baize/brand';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { devices, type Browser, type Page } from '@playwright/test';

/** The compared screens: a desktop's first screen and a phone's. */
export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type ScreenName = keyof typeof SCREENS;

/** The sandbox generates its images on the first visit. */
const PATIENCE_MS = 120_000;
/** Number of browser pages in parallel. */
const AT_ONCE = 2;

/** The page's CSP allows no added style element. */
const LOGO = "header [data-part='logo'] *";

/** Hides the brand's identity: its logo, and its name in any text. */
async function maskNames(page: Page, name: string) {
  await page.evaluate(
    ([logo, word]) => {
      for (const part of document.querySelectorAll<HTMLElement>(logo)) part.style.visibility = 'hidden';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const named = new RegExp(word, 'giu');
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (node.nodeValue && named.test(node.nodeValue)) node.nodeValue = node.nodeValue.replace(named, '');
    },
    [LOGO, name] as const,
  );
}

/** Waits until every visible image has loaded; images clipped by a rail aren't loaded. */
const untilDrawn = (page: Page) =>
  page.waitForFunction(
    async () => {
      const images = [...document.images];
      if (!document.querySelector(':root[data-ready]') || images.length === 0) return false;
      const seen = await new Promise<HTMLImageElement[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve(
            images.filter((image) => entries.some((e) => e.target === image && e.intersectionRatio > 0)),
          );
        });
        for (const image of images) observer.observe(image);
      });
      if (!seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) return false;
      /* A loaded image is shown once it is decoded, a frame later. */
      await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return true;
    },
    undefined,
    { timeout: PATIENCE_MS },
  );

async function takeOne(brand: Brand, screen: ScreenName, { browser, origin, folder }: Place) {
  const context = await browser.newContext({
    ...(screen === 'phone' && devices['Pixel 7']),
    viewport: SCREENS[screen],
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    /* The popup is a separate dialog. */
    await page.addInitScript(() => {
      if (window.top === window) localStorage.setItem('show_popup', '1');
    });
    await page.goto(origin(brand), { waitUntil: 'commit' });
    await untilDrawn(page);
    /* Further slides render once the page is ready; a mosaic shows three at once. */
    await page.waitForFunction(() => document.querySelector('[data-variant] li:empty') === null);
    /* The controls load with the script that moves the slides. */
    await page.waitForFunction(
      () =>
        !document.querySelector('[data-hero]:not([data-variant=mosaic]) li + li') ||
        document.querySelector('[data-hero] [data-part=bullets]'),
    );
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await untilDrawn(page);
    await maskNames(page, brand.name);
    await page.screenshot({ path: join(folder, `${brand.slug}.png`), animations: 'disabled' });
  } finally {
    await context.close();
  }
}

interface Place {
  browser: Browser;
  /** The site of a brand, such as `http://acme.localhost:4200/`. */
  origin: (brand: Brand) => string;
  /** The output folder. */
  folder: string;
}

/** Takes a screenshot of each brand's first screen, without its name. */
export async function takeFirstScreens(
  brands: readonly Brand[],
  screen: ScreenName,
  place: Place,
): Promise<void> {
  await mkdir(place.folder, { recursive: true });
  const left = [...brands].values();
  const takeAll = async () => {
    for (const brand of left) await takeOne(brand, screen, place);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));
}
