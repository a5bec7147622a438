import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareScreenshots } from './compareScreenshots.ts';

const NAME = 'button.png';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize-compare-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const folders = () => ({
  before: join(root, 'before'),
  after: join(root, 'after'),
  marked: join(root, 'marked'),
});

async function paint(folder: 'before' | 'after', background: string, height = 40) {
  await mkdir(folders()[folder], { recursive: true });
  await sharp({ create: { width: 60, height, channels: 3, background } })
    .png()
    .toFile(join(folders()[folder], NAME));
}

const verdict = async () => (await compareScreenshots(NAME, folders())).verdict;

it('is equal to itself', async () => {
  await paint('before', '#204080');
  await paint('after', '#204080');
  expect(await verdict()).toBe('same');
});

it('differs with another colour, and marks it', async () => {
  await paint('before', '#204080');
  await paint('after', '#208040');
  expect(await verdict()).toBe('changed');
  expect((await sharp(join(folders().marked, NAME)).metadata()).width).toBe(60);
});

it('differs with another size', async () => {
  await paint('before', '#204080');
  await paint('after', '#204080', 60);
  expect(await verdict()).toBe('changed');
});

it('is new or missing', async () => {
  await paint('after', '#204080');
  expect(await verdict()).toBe('new');
  await paint('before', '#204080');
  rmSync(folders().after, { recursive: true });
  expect(await verdict()).toBe('gone');
});
