import { devices, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { brands } from './brands.ts';
import { crawlFrom, newCrawl, type Crawl } from './crawl.ts';
import { launchOptions } from './launchOptions.ts';
import { platformTest as test } from './platformTest.ts';
import { logIn, visitPage } from './steps.ts';
import { expect } from './test.ts';
import { textsOf } from './texts.ts';
import { SITE_PORT } from './visit.ts';

/*
 * Every link in menus, tiles, banners, footers and content leads to an existing page: in each app, for visitors
 * and for players, for each brand.
 */

/* Images contain no links. Aborting their requests instead would turn off the browser's cache. */
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
  },
});

const areAllWanted = process.env.ALL_BRANDS !== undefined;
/** A brand adds few links, so two brands are crawled; `npm run test:links` crawls all of them. */
const SLUGS = brands.map(({ slug }) => slug).slice(0, areAllWanted ? brands.length : 2);

const APPS = {
  web: { device: devices['Desktop Chrome'], choice: 'web', host: '' },
  /* No test reads the pixels, and drawing seven times as many takes time. */
  'mobile-web': { device: { ...devices['Pixel 7'], deviceScaleFactor: 1 }, choice: 'mobile', host: '' },
  'embed-shell': { device: devices['Desktop Chrome'], choice: 'web', host: 'embed.' },
} as const;
type App = keyof typeof APPS;

const homeOf = (app: App, slug: string) => `http://${APPS[app].host}${slug}.localhost:${SITE_PORT}/`;

const TABS = 3;

/** A visitor's browser: in Turkish, without the home page's popup. */
async function openBrowser(browser: Browser, app: App): Promise<BrowserContext> {
  const visitor = await browser.newContext(APPS[app].device);
  await visitor.addInitScript(() => {
    if (window.top !== window) return;
    localStorage.setItem('lang', 'tr');
    localStorage.setItem('show_popup', '1');
  });
  return visitor;
}

/** Logs in on the brand's own site, and takes the session to the app: the shell's page has no login. */
async function bringPlayer(page: Page, app: App, slug: string) {
  const { choice, host } = APPS[app];
  await visitPage(page, `${homeOf('web', slug)}?device=${choice}`);
  await logIn(page, textsOf('tr', slug));
  if (host === '') return;
  const session = await page.evaluate(() => Object.entries<string>({ ...localStorage }));
  await page.context().addInitScript((entries) => {
    if (window.top !== window) return;
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, session);
}

/** Crawls an app of a brand as a visitor or as a player. */
async function crawlBrand(browser: Browser, app: App, slug: string, who: Who, known: Crawl) {
  const visitor = await openBrowser(browser, app);
  const pages = await Promise.all(Array.from({ length: TABS }, () => visitor.newPage()));
  const [page] = pages;
  const home = homeOf(app, slug);
  if (who === 'player') await bringPlayer(page!, app, slug);
  await visitPage(page!, `${home}?device=${APPS[app].choice}`);
  await crawlFrom(pages, textsOf('tr', slug), home, known);
  await visitor.close();
}

/* The longest tests of a full run: both workers share them. */
test.describe.configure({ mode: 'parallel' });

const WHO = ['visitor', 'player'] as const;
type Who = (typeof WHO)[number];

for (const app of Object.keys(APPS) as App[])
  for (const who of WHO)
    test(`${app} has no broken link for a ${who}`, async ({ browser }) => {
      test.setTimeout(900_000 + 60_000 * SLUGS.length);
      const known = newCrawl();
      for (const slug of SLUGS) await crawlBrand(browser, app, slug, who, known);
      console.log(`${app}, ${who}: ${known.opened.size} URLs, ${known.dead.length} broken`);
      expect(known.opened.size).toBeGreaterThan(20);
      expect(known.dead).toEqual([]);
    });
