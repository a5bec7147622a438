import { LOOKS, PLAIN_LOOKS, type Looks } from '@baize/ui/theme';
import { describe, expect, it } from 'vitest';
import { brandsFolder } from './brandsFolder.ts';
import { loadBrands } from './loadBrands.ts';
import { lookDistance, nearestLooks, tooAlike } from './lookDistance.ts';

const owner = (slug: string, changes: Partial<Looks> = {}) => ({
  slug,
  theme: { looks: { ...PLAIN_LOOKS, ...changes } },
});

describe('the distance of two brands’ looks', () => {
  it('is the number of looks that differ', () => {
    expect(lookDistance(PLAIN_LOOKS, PLAIN_LOOKS)).toBe(0);
    expect(lookDistance(PLAIN_LOOKS, { ...PLAIN_LOOKS, tile: 'cut', icons: 'bold' })).toBe(2);
    const last = Object.fromEntries(Object.entries(LOOKS).map(([name, values]) => [name, values.at(-1)]));
    expect(lookDistance(PLAIN_LOOKS, last as unknown as Looks)).toBe(Object.keys(LOOKS).length);
  });

  it('finds the nearest brand', () => {
    const brands = [owner('far', { tile: 'cut', icons: 'bold' }), owner('near', { tile: 'cut' })];
    expect(nearestLooks(PLAIN_LOOKS, brands)).toEqual({ slug: 'near', distance: 1 });
    expect(nearestLooks(PLAIN_LOOKS, [])).toBeUndefined();
  });

  it('reports two brands that are too alike, and how much has to change', () => {
    const brands = [owner('one'), owner('two', { tile: 'cut' })];
    expect(tooAlike(brands, 2)).toEqual(['one and two differ in 1 looks of 15; change 1']);
    expect(tooAlike(brands, 1)).toEqual([]);
  });
});

describe('the brands of this repository', () => {
  const { brands } = loadBrands(brandsFolder);

  it('differ from each other in at least six looks', () => expect(tooAlike(brands, 6)).toEqual([]));

  it('cover every value of every look', () => {
    const unused = Object.entries(LOOKS).flatMap(([name, values]) =>
      values
        .filter((value) => brands.every(({ theme }) => theme.looks[name as keyof Looks] !== value))
        .map((value) => `${name}: ${value}`),
    );
    expect(unused).toEqual([]);
  });
});
