import { brandsFolder, loadBrands } from '@baize/brand/node';
import { expect, it } from 'vitest';
import { brandAssets } from './brandAssets.ts';

it('lets logos for dark grounds be turned over on light ones, and keeps a light plate under all others', () => {
  const { brands } = loadBrands(brandsFolder);
  for (const scheme of ['dark', 'light'] as const) {
    const brand = brands.find(({ theme }) => theme.scheme === scheme);
    if (!brand) throw new Error(`There is no ${scheme} brand to try this with.`);
    const { css } = brandAssets(brand, brandsFolder);
    expect(css.includes('html[data-scheme=light]{--bz-logo-turn:')).toBe(scheme === 'dark');
    expect(css.includes(':root{--bz-plate:')).toBe(scheme === 'light');
  }
});
