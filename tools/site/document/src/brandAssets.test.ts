import { brandsFolder, loadBrands } from '@baize/brand/node';
import { lookCss } from '@baize/ui/theme';
import { expect, it } from 'vitest';
import { brandAssets } from './brandAssets.ts';

it('inverts logos for dark backgrounds on light ones, and puts a light plate under all others', () => {
  const { brands } = loadBrands(brandsFolder);
  for (const scheme of ['dark', 'light'] as const) {
    const brand = brands.find(({ theme }) => theme.scheme === scheme);
    if (!brand) throw new Error(`There is no ${scheme} brand to try this with.`);
    const { css } = brandAssets(brand, brandsFolder);
    expect(css.includes('html[data-scheme=light]{--bz-logo-turn:')).toBe(scheme === 'dark');
    expect(css.includes(':root{--bz-plate:')).toBe(scheme === 'light');
  }
});

it('contains the looks of its brand, unlike another brand’s page', () => {
  const [one, other] = loadBrands(brandsFolder).brands;
  if (!one || !other) throw new Error('There are no two brands to try this with.');
  const looks = lookCss(one.theme.looks);
  expect(brandAssets(one, brandsFolder).css).toContain(looks);
  expect(brandAssets(other, brandsFolder).css).not.toContain(looks);
});
