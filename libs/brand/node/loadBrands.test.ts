import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandsFolder } from './brandsFolder.ts';
import { loadBrands } from './loadBrands.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  for (const slug of ['larkmere', 'orvane'])
    cpSync(join(brandsFolder, slug), join(folder, slug), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(slug: string, fields: Record<string, unknown>) {
  const file = join(folder, slug, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...fields }));
}

const slugs = () => loadBrands(folder).brands.map(({ slug }) => slug);

describe('loadBrands', () => {
  it('reads the brands of this repository without problems', () => {
    const { brands, problems } = loadBrands(brandsFolder);
    expect(problems).toEqual([]);
    expect(brands.length).toBeGreaterThanOrEqual(3);
  });

  it('has flagship brands that differ in every choice', () => {
    const flagships = loadBrands(brandsFolder).brands.filter(({ slug }) =>
      ['larkmere', 'orvane', 'vuxelo'].includes(slug),
    );
    const choices = flagships.map(({ theme: { seed, type, shape, tile, motif }, layout: { header, hero } }) =>
      [seed.accent, seed.second, seed.ground, type.display, type.text, shape, tile, motif, header, hero].map(
        String,
      ),
    );
    const [first, second, third] = choices;
    expect(choices).toHaveLength(3);
    first?.forEach((choice, n) => expect(new Set([choice, second?.[n], third?.[n]]).size, choice).toBe(3));
  });

  it('excludes only the brand with an invalid file', () => {
    writeFileSync(join(folder, 'orvane', 'brand.json'), '{ "id": ');
    expect(slugs()).toEqual(['larkmere']);
    expect(loadBrands(folder).problems).toMatchObject([{ file: join('orvane', 'brand.json'), path: '' }]);
  });

  it('reports a folder without brand.json', () => {
    mkdirSync(join(folder, 'empty'));
    expect(loadBrands(folder).problems[0]?.reason).toMatch(/ENOENT/);
    expect(slugs()).toEqual(['larkmere', 'orvane']);
  });

  it('reports a slug that differs from its folder', () => {
    change('orvane', { slug: 'other' });
    expect(loadBrands(folder).problems).toMatchObject([{ path: 'slug', allowed: '"orvane"' }]);
    expect(slugs()).toEqual(['larkmere']);
  });

  it('reports missing artwork', () => {
    rmSync(join(folder, 'larkmere', 'favicon.svg'));
    expect(loadBrands(folder).problems).toMatchObject([{ file: join('larkmere', 'favicon.svg') }]);
    expect(slugs()).toEqual(['orvane']);
  });

  it('reports a logo that cannot be inlined in a page', () => {
    writeFileSync(join(folder, 'larkmere', 'logo.svg'), '<svg><path d="M0 0"/></svg>');
    expect(loadBrands(folder).problems).toMatchObject([{ file: join('larkmere', 'logo.svg') }]);
    expect(slugs()).toEqual(['orvane']);
  });

  it('reports a duplicate id for one brand only', () => {
    change('orvane', { id: 4329 });
    expect(slugs()).toEqual(['larkmere']);
    expect(loadBrands(folder).problems).toMatchObject([{ file: join('orvane', 'brand.json'), path: 'id' }]);
  });

  it('reports the newer brand when a host is used twice', () => {
    change('larkmere', { hosts: ['orvane.example', 'larkmere.example'] });
    expect(slugs()).toEqual(['orvane']);
    expect(loadBrands(folder).problems).toMatchObject([
      {
        file: join('larkmere', 'brand.json'),
        path: 'hosts',
        reason: expect.stringContaining('orvane') as string,
      },
    ]);
  });

  it('throws if the folder does not exist', () => {
    expect(() => loadBrands(join(folder, 'nowhere'))).toThrow(/ENOENT/);
  });
});
