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
