import { findChromium } from '@baize/e2e/find-chromium';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import type { Look } from './looks.ts';

/**
 * Exists nowhere: what is asked of it is answered from the folder, so that a catalogue needs no server. It lies under some
 * path, as it may on any server, and asks nobody else.
 */
const PLACE = 'http://catalogue.localhost/under/some/path/';
const HEIGHT = 900;
const NOON = new Date('2026-03-01T12:00:00Z');

export interface PictureOrder {
  /** The folder of a built catalogue. */
  catalogue: string;
  stories: readonly string[];
  looks: readonly Look[];
  /** Where the pictures go. */
  folder: string;
}

/** A picture's file name: story, brand, scheme and width. */
export const pictureName = (story: string, { brand, scheme, width }: Look) =>
  `${story}.${brand}-${scheme}-${width}.png`;

async function answerFrom(catalogue: string, context: BrowserContext) {
  await context.route('**/*', async (route) => {
    const address = route.request().url();
    if (!address.startsWith(PLACE))
      throw new Error(`The catalogue asked for ${address}, which is not its own.`);
    const file = join(catalogue, normalize(new URL(address).pathname.slice(new URL(PLACE).pathname.length)));
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

interface Catalogue {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Everything that a story waits for has come: its play function, fonts, pictures. */
async function settle(page: Page) {
  await page.waitForFunction(() =>
    /finished|errored/.test((window as Catalogue).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

async function shoot(page: Page, story: string, look: Look, file: string) {
  const globals = `brand:${look.brand};scheme:${look.scheme};lang:tr;motion:still`;
  await page.goto(`${PLACE}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await settle(page);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' });
}

async function takeLook(browser: Browser, look: Look, { catalogue, stories, folder }: PictureOrder) {
  const context = await browser.newContext({
    viewport: { width: look.width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(NOON);
  await answerFrom(catalogue, context);
  const page = await context.newPage();
  for (const story of stories) await shoot(page, story, look, join(folder, pictureName(story, look)));
  await context.close();
}

/** Takes each story's picture in each look, two looks at a time. @throws when a story does not come */
export async function takePictures(order: PictureOrder): Promise<void> {
  await mkdir(order.folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'],
  });
  const waiting = [...order.looks];
  const work = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) await takeLook(browser, look, order);
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
  }
}
