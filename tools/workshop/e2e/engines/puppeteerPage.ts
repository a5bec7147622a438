import { setTimeout } from 'node:timers/promises';
import { launch, type ElementHandle, type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { launchOptions } from '../src/launchOptions.ts';
import { IS_READY, PATIENCE, type EnginePage, type EnginePlace, type WindowSize } from './EnginePage.ts';

const BROWSERS = {
  chromium: { browser: 'chrome', executablePath: launchOptions.executablePath, args: launchOptions.args },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' },
} as const satisfies Record<string, LaunchOptions>;

const selectorOf = (element: string) => (element.startsWith('//') ? `::-p-xpath(${element})` : element);

/** The first visible element. */
async function find(frame: Page | Frame, element: string): Promise<ElementHandle> {
  const until = Date.now() + PATIENCE;
  do {
    for (const found of await frame.$$(selectorOf(element))) if (await found.isVisible()) return found;
    await setTimeout(100);
  } while (Date.now() < until);
  throw new Error(`${element} isn't shown`);
}

const placeOf = (frame: Page | Frame): EnginePlace => ({
  see: async (element) => void (await find(frame, element)),
  click: async (element) => (await find(frame, element)).asLocator().click(),
  type: async (element, text) => {
    const field = await find(frame, element);
    await field.asLocator().click();
    await field.type(text);
  },
});

/** A page of Chromium, or of Firefox through WebDriver BiDi, because Firefox ESR has no separate driver. */
export async function puppeteerPage(
  engine: keyof typeof BROWSERS,
  { width, height }: WindowSize,
): Promise<EnginePage> {
  const browser = await launch({ ...BROWSERS[engine], headless: true, protocolTimeout: PATIENCE });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  /* A page may ask for confirmation on leaving. */
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    ...placeOf(page),
    open: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded', timeout: PATIENCE });
      await page.waitForFunction(IS_READY, { timeout: PATIENCE });
    },
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    within: async (frame, work) => {
      const element = await page.waitForSelector(selectorOf(frame), { timeout: PATIENCE });
      const content = await element?.contentFrame();
      if (!content) throw new Error(`${frame} has no page.`);
      await work(placeOf(content));
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
