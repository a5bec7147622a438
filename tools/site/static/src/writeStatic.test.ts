import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StaticPage } from './StaticPage.ts';
import { writeStatic } from './writeStatic.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-static-'));
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  };
});

const page = (path: string | undefined, html: string): StaticPage => ({
  ...{ slug: 'acme', app: 'web', language: 'tr', html, headers: {} },
  ...(path !== undefined && { path }),
});

function write(minute: number, ...pages: StaticPage[]) {
  vi.setSystemTime(new Date(Date.UTC(2026, 0, 1, 0, minute)));
  return writeStatic(
    folder,
    (async function* () {
      await Promise.resolve();
      yield* pages;
    })(),
  );
}
const current = (file: string) => readFileSync(join(folder, 'current/acme/web/tr', file), 'utf8');

it('writes pages by brand, app, language and path, and swaps them all at once', async () => {
  const { count, samples } = await write(
    0,
    page('/', 'old'),
    page('/casino', 'lobby'),
    page(undefined, 'shell'),
  );
  expect([count, samples.length]).toEqual([3, 1]);
  expect([current('index.html'), current('casino/index.html'), current('_shell/index.html')]).toEqual([
    'old',
    'lobby',
    'shell',
  ]);
  const before = readlinkSync(join(folder, 'current'));
  await write(1, page('/', 'new'));
  expect(readlinkSync(join(folder, 'current'))).not.toBe(before);
  expect(current('index.html')).toBe('new');
});

it('keeps the pages before, and no older ones', async () => {
  for (const minute of [0, 1, 2, 3]) await write(minute, page('/', String(minute)));
  expect(readdirSync(folder).filter((name) => name !== 'current')).toHaveLength(2);
  expect(current('index.html')).toBe('3');
});

it('leaves the last pages where they are if rendering fails', async () => {
  await write(0, page('/', 'old'));
  vi.setSystemTime(new Date(Date.UTC(2026, 0, 1, 0, 1)));
  async function* failing() {
    yield await Promise.resolve(page('/', 'half'));
    throw new Error('the platform is gone');
  }
  await expect(writeStatic(folder, failing())).rejects.toThrow('the platform is gone');
  expect(current('index.html')).toBe('old');
});
