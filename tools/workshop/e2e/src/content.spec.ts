import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openAsPlayer } from './openAsPlayer.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';

/** The words of a PDF, as a PDF reader extracts them. */
async function pdfTextOf(path: string): Promise<string> {
  const file = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  const { items } = await (await file.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** The layout shift, in pixels, that loading content may cause. */
const NEAR = 40;

test(
  'a promotion opens at its URL, Back closes it, and the list keeps its position',
  { tag: '@gate' },
  async ({ page, text, takeScreenshot }) => {
    await visitPage(page, '/Promotions');
    const list = page.getByRole('main').getByRole('list', { name: text('content', 'promotions') });
    const last = list.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(NEAR);
    await last.click();
    await expect(page).toHaveURL(/\/Promotions\/\d+/);
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading').first()).toBeVisible();
    await takeScreenshot('promotion');
    await page.goBack();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/Promotions$/);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(NEAR);
    await takeScreenshot('promotions');

    await visitPage(page, '/promotions/2');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/Promotions$/);
  },
);

test(
  'a content page is read, printed without the site around it, and saved as a PDF with all letters',
  { tag: '@gate' },
  async ({ page, text, takeScreenshot }) => {
    await visitPage(page, '/pages/payment-policy');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await takeScreenshot('page');
    const name = await title.innerText();
    const first = page.getByRole('article').getByRole('heading', { level: 2 }).first();
    const heading = await first.innerText();

    await test.step('the PDF has the same text', async () => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: text('content', 'download_pdf') }).click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe('document.pdf');
      const pdfText = await pdfTextOf(await download.path());
      expect(pdfText).toContain(name);
      expect(pdfText).toContain(heading);
    });

    await test.step('the printout contains only the page', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('button', { name: text('content', 'print') })).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(first).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      expect(await first.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
    });
  },
);

test('a dead end opens live support over the page', async ({ page, text }) => {
  await visitPage(page, '/pages/about');
  const help = page.getByRole('main').getByRole('region', { name: text('content', 'page_help') });
  await help.getByRole('button', { name: text('content', 'live_support') }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/about$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the wheel is a third-party frame, filled with the player’s data', async ({ page, visit }) => {
  await openAsPlayer(page, '/cark');
  const frame = page.locator('main iframe');
  await expect(frame).toBeVisible();
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin).not.toBe(new URL(page.url()).origin);
  expect(address.searchParams.get('site')).toBe(visit.brand);
  expect(address.searchParams.get('name')).toBe('defne');
});

test('the home page popup is shown once', { tag: '@phone' }, async ({ page, text }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('popup') === null) localStorage.removeItem('show_popup');
    sessionStorage.setItem('popup', 'met');
  });
  await visitPage(page, '/');
  const popup = page.getByRole('dialog');
  /* Some brands show it after the first screen. */
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: text('content', 'popup_later') }).click();
  await expect(popup).toBeHidden();
  const id = await page.evaluate(() => localStorage.getItem('show_popup'));
  expect(id).toMatch(/^\d+$/);
});
