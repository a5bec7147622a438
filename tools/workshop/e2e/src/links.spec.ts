import { kindOf, linksOn } from './crawl.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';

const PAGES = [
  '/',
  '/casino',
  '/livecasino',
  '/sport',
  '/Promotions',
  '/pages/about',
  '/poker',
  '/login',
  '/account/menu',
  '/gameHistory',
];

test('the links of ten pages lead to a page with a heading', { tag: '@gate' }, async ({ page }) => {
  test.slow();
  await openAsPlayer(page, '/404');
  /* One link to each kind of page, with the page that has it. */
  const known = new Map<string, { link: string; path: string }>();
  for (const path of PAGES) {
    await visitPage(page, path);
    for (const link of await linksOn(page)) known.set(kindOf(link), { link, path });
  }
  expect(known.size).toBeGreaterThan(40);
  /* One after the other: a site server with a full queue sends a page without its markup. */
  const replies: { link: string; path: string; isPage: boolean }[] = [];
  for (const { link, path } of known.values()) {
    const html = await page.evaluate(async (address) => {
      const reply = await fetch(address);
      return reply.ok ? reply.text() : '';
    }, link);
    /* A page that frames another one gets its heading from the browser. */
    replies.push({ link, path, isPage: /<(?:h1|main)[ >]/.test(html) });
  }
  const dead = replies.flatMap(({ link, path, isPage }) => (isPage ? [] : `${link}, named at ${path}`));
  expect(dead).toEqual([]);
});
