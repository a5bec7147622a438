import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveCatalogue } from './serveCatalogue.ts';

let root: string;
let served: Awaited<ReturnType<typeof serveCatalogue>>;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'baize-serve-'));
  mkdirSync(join(root, 'catalogue/assets'), { recursive: true });
  writeFileSync(join(root, 'catalogue/assets/story.js'), 'story');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  served = await serveCatalogue(join(root, 'catalogue'));
});
afterEach(async () => {
  await served.close();
  rmSync(root, { recursive: true });
});

it('serves the catalogue’s files under its own path', async () => {
  const reply = await fetch(`${served.place}assets/story.js?v=1`);
  expect(reply.headers.get('content-type')).toBe('text/javascript');
  expect(await reply.text()).toBe('story');
  expect((await fetch(new URL('/assets/story.js', served.place))).status).toBe(404);
});

it('serves no folder, nothing unknown and nothing outside the catalogue', async () => {
  for (const path of ['assets', 'unknown.js', '..%2Fsecret.txt'])
    expect((await fetch(served.place + path)).status).toBe(404);
});
