import { brandsFolder, loadBrands, nearestLooks } from '@baize/brand/node';
import { checkContrast, deriveTheme } from '@baize/ui/theme';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARK_NAMES } from './artwork/marks.ts';
import { brandGenerator } from './brandGenerator.ts';
import type { BrandOptions } from './BrandOptions.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

/** The repository's brands in a temporary folder, so that no generated brand remains. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize-brand-'));
  cpSync(brandsFolder, join(root, 'libs/brand/brands'), { recursive: true });
  cpSync(join(ROOT, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'));
});
afterEach(() => rmSync(root, { recursive: true }));

const folder = () => join(root, 'libs/brand/brands');
const generate = async (options: Partial<BrandOptions> = {}) => {
  const tree = new FsTree(root, false);
  await brandGenerator(tree, { slug: 'acme', seed: '#c81e5b', ...options });
  flushChanges(root, tree.listChanges());
};
const fileOf = (slug: string, name: string) => readFileSync(join(folder(), slug, name), 'utf8');

describe('a generated brand', () => {
  it('passes every check unchanged', async () => {
    const before = loadBrands(folder()).brands.length;
    await generate();
    const { brands, problems } = loadBrands(folder());
    expect(problems).toEqual([]);
    expect(brands).toHaveLength(before + 1);
    const acme = brands.find(({ slug }) => slug === 'acme');
    expect(acme).toMatchObject({ name: 'Acme', hosts: ['acme.example'] });
    expect(acme && checkContrast(deriveTheme(acme.theme))).toEqual([]);
  });

  it.each(['#fff2cc', '#1a0005', '#a07850', '#ffff00', '#0000ff', '#00ff00'])(
    'passes the contrast with the seed %s',
    async (seed) => {
      await generate({ seed });
      expect(loadBrands(folder()).problems).toEqual([]);
    },
  );

  it('has complete drawings, with its name as outlines', async () => {
    await generate({ mark: 'crown', lettering: 'capitals' });
    for (const name of ['logo.svg', 'logo-mark.svg', 'favicon.svg']) {
      const drawing = fileOf('acme', name);
      expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 [\d.]+ 64">.*<\/svg>$/s);
      expect(drawing).not.toMatch(/NaN|undefined|<text/);
    }
    expect(fileOf('acme', 'logo.svg')).toContain('fill="currentColor"');
  });

  it('is deterministic per slug', async () => {
    await generate();
    const first = fileOf('acme', 'logo-mark.svg') + fileOf('acme', 'brand.json');
    rmSync(join(folder(), 'acme'), { recursive: true });
    await generate();
    expect(fileOf('acme', 'logo-mark.svg') + fileOf('acme', 'brand.json')).toBe(first);
    await generate({ slug: 'umbra' });
    expect(fileOf('umbra', 'logo.svg')).not.toBe(fileOf('acme', 'logo.svg'));
  });

  it.each(['acme', 'umbra', 'solvane'])('looks unlike every other brand: %s', async (slug) => {
    const others = loadBrands(folder()).brands;
    await generate({ slug });
    const made = loadBrands(folder()).brands.find((brand) => brand.slug === slug);
    if (!made) throw new Error('The brand is not there.');
    expect(nearestLooks(made.theme.looks, others)?.distance).toBeGreaterThanOrEqual(6);
  });

  it('has the licence of its options, or a note that there is none', async () => {
    await generate({ authority: 'Isle of Maredon Gaming Board', licence: 'IMG-9/26' });
    await generate({ slug: 'umbra' });
    const licences = loadBrands(folder()).brands.map(({ slug, legal: { licence } }) => [slug, licence]);
    expect(Object.fromEntries(licences)).toMatchObject({
      acme: { authority: 'Isle of Maredon Gaming Board', number: 'IMG-9/26' },
      umbra: { number: expect.stringContaining('DRAFT') as string },
    });
  });

  it('is formatted', async () => {
    await generate();
    const copy = join(folder(), 'acme/brand.json');
    execFileSync('oxfmt', ['--check', '-c', join(ROOT, '.oxfmtrc.json'), copy], { cwd: ROOT });
  });
});

describe('a mistake', () => {
  it.each<[string, Partial<BrandOptions>, RegExp]>([
    ['a slug that is taken', { slug: 'orvane' }, /orvane already exists/],
    ['a slug with capitals', { slug: 'Acme' }, /slug.*kebab-case/],
    ['a seed that isn’t a colour', { seed: 'red-ish' }, /#rrggbb/],
    ['a seed without a hue', { seed: '#000000' }, /with a hue/],
    ['an unknown font', { display: 'comic-sans' }, /one of/],
    ['an unknown mark', { mark: 'unicorn' }, new RegExp(MARK_NAMES.slice(0, 3).join(', '))],
  ])('%s writes nothing and reports the problem', async (_, options, message) => {
    await expect(generate(options)).rejects.toThrow(message);
    expect(existsSync(join(folder(), options.slug ?? 'acme', 'logo-mark.svg'))).toBe(
      options.slug === 'orvane',
    );
  });
});
