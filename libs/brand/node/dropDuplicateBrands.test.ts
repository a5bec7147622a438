import { describe, expect, it } from 'vitest';
import type { Brand } from '../src/Brand.ts';
import { brandsFolder } from './brandsFolder.ts';
import { dropDuplicateBrands } from './dropDuplicateBrands.ts';
import { loadBrands } from './loadBrands.ts';

const [first, second] = loadBrands(brandsFolder).brands as [Brand, Brand];
const HOUR_MS = 3_600_000;

/** The clash of two brands on a host, with folders created at the given times. */
function clash(older: Brand, newer: Brand, laterMs: number) {
  const brands = [older, { ...newer, hosts: older.hosts }].toSorted((a, b) => a.slug.localeCompare(b.slug));
  return dropDuplicateBrands(brands, ({ slug }) => (slug === newer.slug ? laterMs : 0));
}

describe('two brands with the same host', () => {
  it.each([
    [first, second],
    [second, first],
  ])('reports and drops the one with the newer folder', (older, newer) => {
    const { brands, problems } = clash(older, newer, HOUR_MS);
    expect(brands.map(({ slug }) => slug)).toEqual([older.slug]);
    expect(problems).toMatchObject([
      {
        file: `${newer.slug}/brand.json`,
        path: 'hosts',
        reason: expect.stringContaining(older.slug) as string,
      },
    ]);
  });

  it('drops the one with the higher id if one checkout has created both', () => {
    const [low, high] = first.id < second.id ? [first, second] : [second, first];
    expect(clash(low, high, 100).problems[0]?.file).toBe(`${high.slug}/brand.json`);
    expect(clash({ ...low, id: 2000 }, { ...high, id: 1000 }, 100).problems[0]?.file).toBe(
      `${low.slug}/brand.json`,
    );
  });
});

it('keep their order', () => {
  const brands = [
    { ...first, id: 9000 },
    { ...second, id: 1000 },
  ];
  expect(dropDuplicateBrands(brands, () => 0).brands).toEqual(brands);
});
