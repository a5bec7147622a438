import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseStories } from './chooseStories.ts';

it('selects each component’s first story, and all of the brands’ sheets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-catalogue-'));
  const entry = (id: string, title: string, type = 'story') => [id, { id, title, name: id, type }] as const;
  const entries = Object.fromEntries([
    entry('button--docs', 'Controls/Button', 'docs'),
    entry('button--looks', 'Controls/Button'),
    entry('button--loading', 'Controls/Button'),
    entry('brands--dark', 'Brands/All brands'),
    entry('brands--light', 'Brands/All brands'),
  ]);
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries }));
  expect(chooseStories(folder)).toEqual(['button--looks', 'brands--dark', 'brands--light']);
  rmSync(folder, { recursive: true });
});
