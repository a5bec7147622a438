import { findChromium } from '@baize/e2e/find-chromium';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import type { ScreenshotVariant } from './screenshotVariants.ts';
import { serveCatalogue } from './serveCatalogue.ts';

const HEIGHT = 900;
const MAX_HEIGHT = 16_000;
/** On a busy machine, thirty brands on one sheet take a while. */
const PATIENCE_MS = 180_000;
const NOON = new Date('2026-03-01T12:00:00Z');

export interface ScreenshotJob {
  /** The folder of a built catalogue. */
  catalogue: string;
  stories: readonly string[];
  variants: readonly ScreenshotVariant[];
  /** The output folder. */
  folder: string;
}

/** A screenshot's file name: story, brand, scheme and width. */
export const screenshotName = (story: string, { brand, scheme, width }: ScreenshotVariant) =>
  `${story}.${brand}-${scheme}-${width}.png`;

/**
 * The catalogue must not contact any other host: a screenshot without its content would be useless. Frames inside stories
 * aren't part of the catalogue, and get no reply.
 */
function watchOthers(page: Page, place: string, report: (address: string) => void) {
  page.on('request', (request) => {
    const address = request.url();
    const isOther = /^(?:https?|wss?):/.test(address) && !address.startsWith(place);
    if (isOther && request.frame() === page.mainFrame()) report(address);
  });
}

interface Catalogue {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, detail: object) => void };
}

/**
 * Opens the catalogue once, with these toolbar settings; stories then replace each other, as when choosing them in its
 * menu.
 */
async function open(page: Page, story: string, variant: ScreenshotVariant, place: string) {
  const globals = `brand:${variant.brand};scheme:${variant.scheme};lang:tr;motion:still`;
  await page.goto(`${place}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
}

const change = (page: Page, story: string) =>
  page.evaluate((storyId) => {
    scrollTo(0, 0);
    (window as Catalogue).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', {
      storyId,
      viewMode: 'story',
    });
  }, story);

/**
 * After this many idle callbacks without a change the page is stable: sections appear one per callback, and a
 * row scrolls smoothly.
 */
const STILL_MOMENTS = 4;

/** In the page: resolves once nothing has changed or scrolled for some idle callbacks. */
const stillness = (moments: number) =>
  new Promise<void>((resolve) => {
    let left = moments;
    const moved = () => void (left = moments);
    const observer = new MutationObserver(moved);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    document.addEventListener('scroll', moved, true);
    const variant = () => {
      left -= 1;
      if (left > 0) return void requestIdleCallback(variant);
      observer.disconnect();
      document.removeEventListener('scroll', moved, true);
      resolve();
    };
    requestIdleCallback(variant);
  });

/** Waits for everything in a story: its play function, fonts, images, and delayed changes. */
async function settle(page: Page, story: string) {
  await page.waitForFunction((id) => {
    const render = (window as Catalogue).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === id && /finished|errored/.test(render.phase ?? '');
  }, story);
  await page.evaluate(stillness, STILL_MOMENTS);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.evaluate(stillness, STILL_MOMENTS);
}

/**
 * Captures the whole page, up to the browser's limit for one image: a grid of thousands is longer. The window only
 * grows in height, so that no row is laid out again.
 */
async function shoot(page: Page, { width }: ScreenshotVariant, path: string) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isLong = height > HEIGHT;
  if (isLong) await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
  await page.screenshot({ path, animations: 'disabled', caret: 'hide', timeout: PATIENCE_MS });
  if (isLong) await page.setViewportSize({ width, height: HEIGHT });
}

async function takeVariant(
  browser: Browser,
  variant: ScreenshotVariant,
  place: string,
  { stories, folder, others }: ScreenshotJob & { others: Set<string> },
) {
  const context = await browser.newContext({
    viewport: { width: variant.width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(NOON);
  const page = await context.newPage();
  let current = '';
  watchOthers(page, place, (address) => others.add(`${current}: ${address}`));
  for (const [index, story] of stories.entries()) {
    current = story;
    await (index === 0 ? open(page, story, variant, place) : change(page, story));
    await settle(page, story);
    await shoot(page, variant, join(folder, screenshotName(story, variant)));
  }
  await context.close();
}

/**
 * Takes each story's screenshot in each variant, two variants at a time.
 * @returns the requests to other origins, with the story that was on the page
 * @throws if a story doesn't render
 */
export async function takeScreenshots(order: ScreenshotJob): Promise<readonly string[]> {
  const others = new Set<string>();
  await mkdir(order.folder, { recursive: true });
  const { place, close } = await serveCatalogue(order.catalogue);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--font-render-hinting=none',
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(place).hostname}`,
    ],
  });
  const waiting = [...order.variants];
  const work = async () => {
    for (let variant = waiting.shift(); variant; variant = waiting.shift())
      await takeVariant(browser, variant, place, { ...order, others });
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    await close();
  }
  return [...others];
}
