import { findChromium } from '@baize/e2e/find-chromium';
import { mkdir, readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import type { Look } from './looks.ts';

/** Exists nowhere: what is asked of it is answered from the folder, so that a catalogue needs no server. */
const ORIGIN = 'http://catalogue.localhost';
const HEIGHT = 900;

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
  await context.route(`${ORIGIN}/**`, async (route) => {
    const path = normalize(new URL(route.request().url()).pathname);
    const file = join(catalogue, path);
    const body = await readFile(file).catch(() => undefined);
    return body ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

/** Everything that a story waits for has come: its play function, fonts, pictures. */
async function settle(page: Page) {
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

async function shoot(page: Page, story: string, look: Look, file: string) {
  const globals = `brand:${look.brand};scheme:${look.scheme};lang:tr;motion:still`;
  await page.goto(`${ORIGIN}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await settle(page);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Takes each story's picture in each look. @throws when a story does not come */
export async function takePictures({ catalogue, stories, looks, folder }: PictureOrder): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'],
  });
  const names: string[] = [];
  try {
    for (const look of looks) {
      const context = await browser.newContext({
        viewport: { width: look.width, height: HEIGHT },
        reducedMotion: 'reduce',
      });
      await context.clock.setFixedTime(new Date('2026-03-01T12:00:00Z'));
      await answerFrom(catalogue, context);
      const page = await context.newPage();
      for (const story of stories) {
        const name = pictureName(story, look);
        await shoot(page, story, look, join(folder, name));
        names.push(name);
      }
      await context.close();
    }
    return names;
  } finally {
    await browser.close();
  }
}
