import { brandsFolder, loadBrands } from '@baize/brand/node';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveSite } from './liveSite.ts';
import { createLog } from './log/createLog.ts';

const PATIENCE_MS = 10_000;

let folder: string;
let logged: string[];
let site: ReturnType<typeof liveSite>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-live-brands-'));
  add('orvane');
  logged = [];
  site = liveSite(
    {
      brands: loadBrands(folder).brands,
      artwork: folder,
      fonts: folder,
      apps: {},
      upstream: 'http://127.0.0.1:9',
      log: createLog('info', { write: (line) => void logged.push(line) }),
    },
    20,
  );
  return () => rmSync(folder, { recursive: true });
});

const add = (slug: string) => cpSync(join(brandsFolder, slug), join(folder, slug), { recursive: true });
const logo = async (slug: string) =>
  (
    await site.site.fetch(
      new Request(`http://${slug}.localhost/brand/logo.svg`, { headers: { host: `${slug}.localhost` } }),
    )
  ).status;

it('serves a new brand without a restart', async () => {
  expect(await logo('larkmere')).toBe(404);
  add('larkmere');
  await vi.waitFor(async () => expect(await logo('larkmere')).toBe(200), PATIENCE_MS);
  expect(await logo('orvane')).toBe(200);
  expect(site.parts.brands.map(({ slug }) => slug)).toEqual(['larkmere', 'orvane']);
});

it('keeps a brand as it was while its files are broken', async () => {
  const file = join(folder, 'orvane/brand.json');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, 100));
  await vi.waitFor(() => expect(logged.join('')).toContain('A brand stays as it was'), PATIENCE_MS);
  expect(await logo('orvane')).toBe(200);
  writeFileSync(file, whole.replace(/"name": "[^"]+"/, '"name": "Renamed"'));
  await vi.waitFor(() => expect(site.parts.brands[0]?.name).toBe('Renamed'), PATIENCE_MS);
});

it('drops a brand that is gone, but not the last one', async () => {
  add('larkmere');
  await vi.waitFor(async () => expect(await logo('larkmere')).toBe(200), PATIENCE_MS);
  rmSync(join(folder, 'larkmere'), { recursive: true });
  await vi.waitFor(() => expect(site.parts.brands).toHaveLength(1), PATIENCE_MS);
  expect(await logo('larkmere')).toBe(404);
  rmSync(join(folder, 'orvane'), { recursive: true });
  await vi.waitFor(() => expect(logged.join('')).toContain('There is no brand any more'), PATIENCE_MS);
  expect(site.parts.brands).toHaveLength(1);
});
