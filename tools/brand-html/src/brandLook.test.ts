import { brandsFolder, loadBrands } from '@baize/brand/node';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandLook } from './brandLook.ts';

/** A brand's look with another drawing as its logo. */
function lookWith(logo: string): string {
  const [brand] = loadBrands(brandsFolder).brands;
  if (!brand) throw new Error('There is no brand to try this with.');
  const folder = mkdtempSync(join(tmpdir(), 'baize-look-'));
  mkdirSync(join(folder, brand.slug));
  writeFileSync(join(folder, brand.slug, 'logo.svg'), logo);
  try {
    return brandLook(brand, folder).css;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('takes a logo as a designer’s program writes it: over several lines, with double quotes', () => {
  const css = lookWith(
    '<?xml version="1.0"?>\n<svg\n  viewBox="0 0 200 64">\n<path fill="#ff0000"/>\n</svg>\n',
  );
  const [, inside] = /--bz-logo:url\("([^"]*)"\)/.exec(css) ?? [];
  expect(inside).toContain("<path fill='%23ff0000'/> </svg>");
  expect(inside).not.toContain('\n');
  expect(css).toContain('--bz-logo-ratio:200 / 64');
});

it('lets logos for dark grounds be turned over on light ones, and keeps a light plate under all others', () => {
  const { brands } = loadBrands(brandsFolder);
  for (const scheme of ['dark', 'light'] as const) {
    const brand = brands.find(({ theme }) => theme.scheme === scheme);
    if (!brand) throw new Error(`There is no ${scheme} brand to try this with.`);
    const { css } = brandLook(brand, brandsFolder);
    expect(css.includes('html[data-scheme=light]{--bz-logo-turn:')).toBe(scheme === 'dark');
    expect(css.includes(':root{--bz-plate:')).toBe(scheme === 'light');
  }
});
