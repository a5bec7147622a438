import type { Page } from '@playwright/test';
import { accountOf, visitPage } from './steps.ts';
import type { textsOf } from './texts.ts';
import { untilAnswered } from './untilAnswered.ts';

type Text = ReturnType<typeof textsOf>;

/** The state of a crawl: all opened URLs, the kinds of crawled pages, and dead links. */
export interface Crawl {
  opened: Set<string>;
  kinds: Set<string>;
  /** URLs without a page, each with the page that links to it. */
  dead: string[];
}

export const newCrawl = (): Crawl => ({ opened: new Set(), kinds: new Set(), dead: [] });

/** Files and calls aren't pages. */
const NO_PAGE = /^\/(?:_|brand\/|healthz)/;
/** Treats all filters of a list as equivalent: a different number in a filter isn't a different page. */
const keyOf = ({ pathname, search }: URL) => pathname.toLowerCase() + search.replace(/\d+/g, '*');
/** Pages that differ only by a number or a filter have the same links. */
export const kindOf = (key: string) => key.replace(/\?.*/, '').replace(/\/\d+$/, '/*');

/** Every internal URL that the page currently links to: menus, tiles, banners, footer, content. */
export async function linksOn(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  const inside = hrefs.map((href) => new URL(href)).filter((url) => url.origin === origin);
  const pages = inside.filter(({ pathname }) => !NO_PAGE.test(pathname));
  return [...new Map(pages.map((url) => [keyOf(url), url.pathname + url.search])).values()];
}

/** Scrolls to load everything that loads on scroll. Ends at the top, because a moving header can't be clicked. */
export async function readToTheEnd(page: Page) {
  await untilAnswered(page, () =>
    page.evaluate(async () => {
      /* A page that the browser doesn't render at the moment has no frames. */
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 100);
        });
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await frame();
        await frame();
      }
    }),
  );
  await page.waitForFunction(() => document.querySelector('[data-waiting=true]') === null);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function openedMenus(page: Page, text: Text): Promise<string[]> {
  const openers = [accountOf(page), page.getByRole('button', { name: text('shell', 'menu'), exact: true })];
  const found: string[] = [];
  /* A page that opens with a dialog, such as a promotion, has its header behind it. */
  if (await page.getByRole('dialog').first().isVisible()) return found;
  for (const opener of openers) {
    if (!(await opener.first().isVisible())) continue;
    /* By keyboard: before a click the browser has to render two frames, and it renders one of several pages. */
    await opener.first().press('Enter');
    await page.getByRole('menu').or(page.getByRole('dialog')).first().waitFor();
    found.push(...(await linksOn(page)));
    await page.keyboard.press('Escape');
  }
  return found;
}

/** Every URL that the page links to, including after scrolling and, if wanted, in its menus. */
async function allLinksOn(page: Page, text: Text, withMenus: boolean): Promise<string[]> {
  await readToTheEnd(page);
  const inMenus = withMenus ? await openedMenus(page, text) : [];
  return [...new Set([...(await linksOn(page)), ...inMenus])];
}

/** Whether a heading is the not-found page's. */
const isNothing = (heading: string, text: Text) =>
  [text('shell', 'not_found'), text('i18n', 'data_not_found')].includes(heading.trim());

/** Whether the page is the not-found page. */
async function isNowhere(page: Page, text: Text): Promise<boolean> {
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached' });
  return isNothing(await heading.innerText(), text);
}

/**
 * Whether a URL surely leads to a page: its server-rendered markup has a heading. False also for a page that only a
 * browser renders.
 */
async function isServed(page: Page, address: string, text: Text): Promise<boolean> {
  /* A tab that is still at another site can't read it. */
  if (new URL(page.url()).origin !== new URL(address).origin) return false;
  const markup = await page.evaluate(async (url) => {
    const reply = await fetch(url);
    return reply.ok ? reply.text() : '';
  }, address);
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1];
  return heading !== undefined && !isNothing(heading.replaceAll(/<[^>]*>/g, ''), text);
}

interface Link {
  address: string;
  namedAt: string;
}

/** Opens a URL, records whether it's dead, and returns the page's links if it is the first of its kind. */
async function follow(page: Page, text: Text, link: Link, { opened, kinds, dead }: Crawl): Promise<Link[]> {
  const { address, namedAt } = link;
  const key = keyOf(new URL(address));
  opened.add(key);
  const isKnownKind = namedAt !== START && kinds.has(kindOf(key));
  if (isKnownKind && (await isServed(page, address, text))) return [];
  await untilAnswered(page, () => visitPage(page, address));
  if (await isNowhere(page, text)) dead.push(`${key}, named at ${namedAt}`);
  else if (!isKnownKind) {
    kinds.add(kindOf(key));
    /* Menus are the same on every page. */
    const links = await allLinksOn(page, text, namedAt === START);
    return links.map((found) => ({ address: new URL(found, address).href, namedAt: address }));
  }
  return [];
}

const START = 'the start';

/**
 * Opens a page and everything reachable from it, several pages at a time since most of a visit is waiting, and records
 * dead links. Pages already opened for another brand or visitor are skipped.
 */
export async function crawlFrom(pages: readonly Page[], text: Text, start: string, known: Crawl) {
  let waiting: Link[] = [{ address: start, namedAt: START }];
  while (waiting.length > 0) {
    const next = new Map(waiting.map((link) => [keyOf(new URL(link.address)), link]));
    const queue = [...next].filter(([key, { namedAt }]) => namedAt === START || !known.opened.has(key));
    waiting = [];
    await Promise.all(
      pages.map(async (page) => {
        for (let entry = queue.shift(); entry; entry = queue.shift())
          waiting.push(...(await follow(page, text, entry[1], known)));
      }),
    );
  }
}
