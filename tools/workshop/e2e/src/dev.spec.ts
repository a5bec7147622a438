import { brandsFolder } from '@baize/brand/node';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDev, type DevSite } from './startDev.ts';
import { expect, test } from './test.ts';

/*
 * `npm run dev`: React's development build reports each difference between the server's markup and the
 * browser's, and `watch` fails on what it reports.
 */

let brands: string;
let dev: DevSite;

test.beforeAll(async () => {
  brands = mkdtempSync(join(tmpdir(), 'baize-brands-'));
  cpSync(brandsFolder, brands, { recursive: true });
  dev = await startDev(brands);
});

test.afterAll(async () => {
  await dev.stop();
  rmSync(brands, { recursive: true });
});

/** Saves a brand's file with other fields. */
function saveBrand(slug: string, fields: Record<string, unknown>, as = slug) {
  const brand = JSON.parse(readFileSync(join(brands, slug, 'brand.json'), 'utf8')) as object;
  writeFileSync(join(brands, as, 'brand.json'), JSON.stringify({ ...brand, ...fields }));
}

for (const path of ['/', '/casino?type=casino', '/login', '/?device=mobile'])
  test(`${path} is rendered on the server, and hydrates without a mismatch`, async ({ page }) => {
    const reply = await page.goto(dev.url('orvane', path));
    expect(await reply?.text()).toContain('<main');
    await expect(page.locator('html')).toHaveAttribute('data-ready', { timeout: 60_000 });
  });

test('a saved brand shows on open pages, and a new one is served, without a restart', async ({
  page,
  request,
}) => {
  await page.goto(dev.url('orvane', '/login'));
  await expect(page.locator('html')).toHaveAttribute('data-ready', { timeout: 60_000 });
  saveBrand('orvane', { name: 'Renamed' });
  await expect.poll(() => page.locator('#brand').textContent()).toContain('Renamed');
  await expect(page.locator('html')).toHaveAttribute('data-ready', { timeout: 60_000 });
  /* It would be reloaded for the new brand while the test ends. */
  await page.close();

  cpSync(join(brands, 'orvane'), join(brands, 'acme'), { recursive: true });
  const acme = { id: 4999, slug: 'acme', name: 'Acme', hosts: ['acme.example'] };
  saveBrand('orvane', acme, 'acme');
  /* Only browsers know that `*.localhost` is this machine. */
  const { host, port } = new URL(dev.url('acme', '/'));
  const served = () => request.get(`http://127.0.0.1:${port}/`, { headers: { host } });
  await expect.poll(async () => (await served()).text()).toContain('"name":"Acme"');
});
