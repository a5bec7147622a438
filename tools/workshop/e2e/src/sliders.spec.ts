import { brandNamed } from './brands.ts';
import type { Locator, Page } from '@playwright/test';
import type { textsOf } from './texts.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';

/*
 * The home page's hero once swiper drives it; `watch` fails each of these tests on a violation of the page's
 * CSP.
 */

/* The others run with reduced motion. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ visit }) =>
  test.skip(brandNamed(visit.brand).layout.hero === 'mosaic', 'a mosaic has no slides'),
);

const INTERVAL_MS = 5500;
const SPEED_MS = 800;
const SWIPER = /createSwiper/;

const heroOf = (page: Page, text: ReturnType<typeof textsOf>) =>
  page.getByRole('region', { name: text('content', 'banners') });
const bulletsOf = (hero: Locator) => hero.getByRole('button', { name: /\d\D+\d/ });
const isCurrent = (bullet: Locator) => expect(bullet).toHaveAttribute('aria-current', 'true');

/**
 * Position and size of everything in the hero. A neighbour of the current slide is scaled down by a
 * transition, and the browser snaps to the slide's position in the meantime: measured after the transition.
 */
async function boxesIn(hero: Locator) {
  await expect
    .poll(() => hero.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);
  return hero.locator('li, img').evaluateAll((all) =>
    all.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );
}

/** Delays swiper until the returned function is called. */
async function holdSwiper(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SWIPER, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('Swiper causes no layout shift when it loads, at the first slide or the second', async ({
  page,
  text,
}) => {
  for (const slide of [0, 1]) {
    const release = await holdSwiper(page);
    await visitPage(page, '/');
    const hero = heroOf(page, text);
    const slides = hero.getByRole('listitem');
    await expect(slides.nth(1).getByRole('img')).toBeAttached();
    await slides
      .nth(slide)
      .evaluate((element) => element.scrollIntoView({ inline: 'start', behavior: 'instant' }));
    await expect(slides.nth(slide)).toHaveAttribute('data-current', 'true');
    /* It doesn't advance under the mouse. */
    await hero.hover();
    const before = await boxesIn(hero);
    release();
    await isCurrent(bulletsOf(hero).nth(slide));
    const after = await boxesIn(hero);
    expect(after).toHaveLength(before.length);
    /* A browser scrolls to whole pixels, swiper to the slide's edge. */
    for (const [index, value] of after.entries())
      expect(Math.abs(value - (before[index] ?? NaN))).toBeLessThan(1);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the hero advances automatically and loops', async ({ page, text }) => {
  await visitPage(page, '/');
  const hero = heroOf(page, text);
  const bullets = bulletsOf(hero);
  await isCurrent(bullets.first());
  await bullets.last().click();
  await page.mouse.move(0, 0);
  await isCurrent(bullets.last());
  await bullets.last().blur();
  await expect(bullets.first()).toHaveAttribute('aria-current', 'true', {
    timeout: INTERVAL_MS + SPEED_MS + 4000,
  });
});

test(
  'the hero is dragged by the mouse, without following its link',
  { tag: '@gate' },
  async ({ page, text, visit }) => {
    test.skip(visit.app === 'mobile-web', 'a phone has no mouse');
    await visitPage(page, '/');
    const hero = heroOf(page, text);
    const bullets = bulletsOf(hero);
    /* Until Swiper has loaded, a mouse doesn't drag. */
    await expect(hero.locator('.swiper-initialized')).toBeVisible();
    /* It doesn't advance under the mouse. */
    await hero.hover();
    await isCurrent(bullets.first());
    const address = page.url();
    const { x, y, width, height } = await hero.evaluate((element) => element.getBoundingClientRect());
    await page.mouse.move(x + width * 0.9, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 8 });
    await page.mouse.up();
    await isCurrent(bullets.nth(1));
    await expect(hero.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.95 });
    expect(page.url()).toBe(address);
    await hero.getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(address);
  },
);

test('the hero stops with its pause button, and with reduced motion', async ({ page, text }) => {
  await visitPage(page, '/');
  const hero = heroOf(page, text);
  const bullets = bulletsOf(hero);
  await isCurrent(bullets.first());
  await page.clock.install();
  await hero.getByRole('button', { name: text('content', 'pause') }).click();
  await page.mouse.move(0, 0);
  await hero.getByRole('button', { name: text('content', 'resume') }).blur();
  await page.clock.runFor(3 * INTERVAL_MS);
  await isCurrent(bullets.first());
  await hero.getByRole('button', { name: text('content', 'resume') }).click();
  await page.mouse.move(0, 0);
  await hero.getByRole('button', { name: text('content', 'pause') }).blur();
  await page.clock.runFor(INTERVAL_MS);
  await isCurrent(bullets.nth(1));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(hero.getByRole('button', { name: text('content', 'pause') })).toBeHidden();
  await page.clock.runFor(3 * INTERVAL_MS);
  await isCurrent(bullets.nth(1));
});

test('the hero is a native scroller if Swiper fails to load', async ({ page, text }) => {
  await page.route(SWIPER, (route) => route.abort('aborted'));
  const asked = page.waitForEvent('requestfailed', (request) => SWIPER.test(request.url()));
  await visitPage(page, '/');
  await asked;
  const hero = heroOf(page, text);
  const second = hero.getByRole('listitem').nth(1);
  await expect(second.getByRole('link')).toBeAttached();
  await hero.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(second.getByRole('link')).toBeFocused();
  await expect(second).toBeInViewport({ ratio: 0.95 });
  await expect(second).toHaveAttribute('data-current', 'true');
});
