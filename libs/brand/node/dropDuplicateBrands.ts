import { join } from 'node:path';
import type { Brand } from '../src/Brand.ts';
import type { BrandProblem } from './BrandProblem.ts';

/** Folders created by the same checkout differ by less than this. */
const CHECKOUT_MS = 60_000;

/**
 * Drops each brand with an id or host that already belongs to an older brand. The newer brand is the one with the later
 * folder; within one checkout it's the one with the higher id, since ids are assigned in order.
 *
 * @param brands sorted by slug; the result is sorted too
 * @param createdAt when a brand's folder was created, ms since 1970
 */
export function dropDuplicateBrands(
  brands: readonly Brand[],
  createdAt: (brand: Brand) => number,
): { brands: Brand[]; problems: BrandProblem[] } {
  const taken = new Map<string, string>();
  const kept = new Set<Brand>();
  const problems: BrandProblem[] = [];

  for (const brand of oldestFirst(brands, createdAt)) {
    const claims = claimsOf(brand);
    const clashes = claims.flatMap(({ path, value }) => {
      const owner = taken.get(`${path} ${value}`);
      return owner === undefined
        ? []
        : [
            {
              file: join(brand.slug, 'brand.json'),
              path,
              reason: `${value} is already used by "${owner}"`,
              allowed: `a value of its own`,
            },
          ];
    });
    if (clashes.length > 0) {
      problems.push(...clashes);
      continue;
    }
    for (const { path, value } of claims) taken.set(`${path} ${value}`, brand.slug);
    kept.add(brand);
  }
  return { brands: brands.filter((brand) => kept.has(brand)), problems };
}

function oldestFirst(brands: readonly Brand[], createdAt: (brand: Brand) => number): Brand[] {
  const first = Math.min(...brands.map(createdAt));
  const age = (brand: Brand) => Math.floor((createdAt(brand) - first) / CHECKOUT_MS);
  return brands.toSorted((a, b) => age(a) - age(b) || a.id - b.id);
}

const claimsOf = ({ id, slug, hosts }: Brand) => [
  { path: 'id', value: String(id) },
  { path: 'slug', value: slug },
  ...[...new Set(hosts)].map((value) => ({ path: 'hosts', value })),
];
