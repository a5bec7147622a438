import { brandNamed } from './brands.ts';
import { readToTheEnd } from './crawl.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';

test('a visitor sees the home page', { tag: '@gate' }, async ({ page, text, visit, takeScreenshot }) => {
  await visitPage(page, '/');
  const main = page.getByRole('main');
  const { homeSections } = brandNamed(visit.brand).layout;
  await readToTheEnd(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(main.getByRole('region', { name: text('content', 'banners') })).toBeVisible();
  if (homeSections.includes('stories'))
    await expect(
      main.getByRole('list', { name: text('content', 'stories') }).getByRole('listitem'),
    ).not.toHaveCount(0);
  await expect(main.getByRole('heading', { name: text('content', 'payments') })).toBeVisible();
  await expect(
    main.getByRole('region', { name: text('content', 'explore') }).getByRole('listitem'),
  ).toHaveCount(8);
  await expect(main.getByText(text('casino', 'tier_grand'), { exact: true })).toBeVisible();
  const headingOf: Record<string, string> = {
    jackpot: text('casino', 'jackpot_games'),
    live: text('casino', 'live_casino'),
    casino: text('casino', 'casino_games'),
  };
  const sections = Object.values(headingOf);
  const wanted = homeSections.flatMap((id) => headingOf[id] ?? []);
  const headings = main.getByRole('heading', { level: 2 });
  await expect
    .poll(async () => (await headings.allTextContents()).filter((heading) => sections.includes(heading)))
    .toEqual(wanted);
  const providers = main.getByRole('region', { name: text('content', 'providers') });
  await providers.scrollIntoViewIfNeeded();
  await expect(providers.getByRole('link').first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText(/\d\d\+/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await takeScreenshot('home');
  await takeScreenshot('home-whole', { whole: true });
});
