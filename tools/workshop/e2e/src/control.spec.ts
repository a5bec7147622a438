import { expect, test } from './test.ts';
import { SANDBOX } from './visit.ts';

/* The sandbox's control page on a phone: it is the same for every app, brand and language. */
test.use({ viewport: { width: 390, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ page }) => page.goto(`${SANDBOX}/_sandbox`));

const logIn = (username: string) =>
  fetch(`${SANDBOX}/_api/login`, {
    method: 'POST',
    headers: { 'site-id': '4107', 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: `${username}-baize-1` }),
  });

test('the control page fits a phone', async ({ page }) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});

test('a sent code appears automatically and can be copied', { tag: '@gate' }, async ({ page }) => {
  await logIn('mert');
  const code = page.locator('#messages .copy').first();
  await code.click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(await code.textContent());
});

test('the clock moves, and the button keeps the focus', async ({ page }) => {
  await page.getByRole('button', { name: '+5 min' }).click();
  await expect(page.locator('#clock')).toContainText('moved by 5 min');
  await expect(page.getByRole('button', { name: '+5 min' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('#clock')).toContainText('runs with this machine');
});

test('a fault is armed, breaks its calls and ends', async ({ page }) => {
  await page.getByLabel('Operation').selectOption('getCountries');
  await page.getByLabel('Fails with').selectOption('html');
  await page.locator('#faults').getByRole('button', { name: 'Order' }).click();
  await expect(page.locator('.ordered')).toContainText('getCountries html, the next call');
  await page.getByRole('button', { name: 'No more faults' }).click();
  await expect(page.locator('#faults')).toContainText('No call is going to fail.');
});

test('an operation offers only its own faults', async ({ page }) => {
  await page.getByLabel('Operation').selectOption('login');
  const offered = page.getByLabel('Fails with').locator('optgroup:enabled');
  expect(await offered.evaluateAll((groups) => groups.map((group) => group.getAttribute('label')))).toEqual([
    'the line',
    'login',
  ]);
});
