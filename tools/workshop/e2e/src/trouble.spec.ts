import { brandNamed } from './brands.ts';
import { readToTheEnd } from './crawl.ts';
import type { Page, Route } from '@playwright/test';
import { scrollToGames, visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';

test.use({ forgiving: true });

const OPTIONS = '**/_api/options';
const GAMES = '**/_api/games?**';

/** Opens the lobby while the platform answers so to every request for games. @returns the message that it shows */
async function openBrokenLobby(
  page: Page,
  text: ReturnType<typeof textsOf>,
  answer: Parameters<Route['fulfill']>[0],
) {
  await page.route(GAMES, (route) => route.fulfill(answer));
  /* The lobby itself would be server-rendered, from games that the site server has cached. */
  await visitPage(page, '/404');
  await page
    .getByRole('link', { name: text('shell', 'casino'), exact: true })
    .first()
    .click();
  const failed = page.getByRole('alert').filter({ hasText: text('casino', 'list_failed') });
  await expect(failed).toBeVisible({ timeout: 20_000 });
  return failed;
}

test('maintenance has its own page', async ({ page, text }) => {
  await page.route(OPTIONS, (route) => route.fulfill({ status: 500, json: { message: 'please_try_again' } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: text('shell', 'maintenance') })).toBeVisible();
});

test('a blocked country sees only the restricted page', async ({ page, text }) => {
  const options = {
    title: 'x',
    name: 'x',
    domain: '',
    active_domain: '',
    turnstile_validation: false,
    sport: '0',
    poker: '0',
  };
  await page.route(OPTIONS, (route) => route.fulfill({ json: { ...options, user: { geo: 'AA' } } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: text('shell', 'restricted') })).toBeVisible();
});

for (const [name, answer] of [
  ['is down', { status: 503, json: {} }],
  ['sends HTML', { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }],
  ['sends truncated JSON', { status: 200, contentType: 'application/json', body: '{"games":' }],
  ['sends nothing', { status: 200, contentType: 'application/json', body: '' }],
] as const) {
  test(
    `a lobby offers a retry when the platform ${name}`,
    { tag: answer.status === 503 ? ['@gate'] : [] },
    async ({ page, text }) => {
      const failed = await openBrokenLobby(page, text, answer);
      await page.unroute(GAMES);
      await failed.getByRole('button', { name: text('casino', 'try_again') }).click();
      await expect(page.getByRole('main').getByRole('listitem').last()).toBeVisible();
      await expect(failed).toBeHidden();
    },
  );
}

test('a lobby recovers automatically once its platform is back', async ({ page, text }) => {
  const failed = await openBrokenLobby(page, text, { status: 503, json: {} });
  await page.unroute(GAMES);
  await expect(failed).toBeHidden({ timeout: 40_000 });
  await scrollToGames(page);
  await expect(page.locator('#games').getByRole('listitem').last()).toBeVisible();
});

test('invalid stored values are reset, and nothing else', async ({ page, text, visit }) => {
  test.skip(!brandNamed(visit.brand).layout.homeSections.includes('stories'), 'the brand has no stories');
  await page.addInitScript(() => {
    for (const key of ['GeneralOptions', 'user', 'viewed_stories', 'expires_in', 'loginTime'])
      localStorage.setItem(key, '{"broken');
  });
  await visitPage(page, '/');
  await expect(
    page.getByRole('main').getByRole('heading', { name: text('content', 'explore') }),
  ).toBeVisible();
  await readToTheEnd(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed_stories'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('scheme'))).not.toBeNull();
});

test('the site reports a lost and a restored connection', async ({ page, context, text }) => {
  await visitPage(page, '/');
  /* The alerts' code loads after the page's own. */
  await expect(page.locator('[role=alert][aria-live=assertive]')).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: text('shell', 'offline') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: text('shell', 'online') })).toBeVisible();
});
