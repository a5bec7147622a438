import { describe, expect, it } from 'vitest';
import { brandsFolder } from './brandsFolder.ts';
import { loadBrands } from './loadBrands.ts';
import { alikeOnFirstScreen } from './visibleChoices.ts';

const { brands } = loadBrands(brandsFolder);

describe('the first screens of the brands of this repository', () => {
  it('differ from each other in at least six choices', () =>
    expect(alikeOnFirstScreen(brands, 6)).toEqual([]));

  it('reports a recoloured brand and its few differences', () => {
    const [brand] = brands;
    if (!brand) throw new Error('There is no brand.');
    const recoloured = {
      ...brand,
      slug: 'recoloured',
      theme: { ...brand.theme, seed: { accent: '#0a7d5a' } },
      layout: { ...brand.layout, header: brand.layout.header === 'rail' ? 'mega' : 'rail' },
    } as const;
    expect(alikeOnFirstScreen([brand, recoloured], 6)).toEqual([
      `${brand.slug} and recoloured differ in 1 choices: header`,
    ]);
  });
});
