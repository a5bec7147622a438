import { join } from 'node:path';
import type { Brand } from '../src/Brand.ts';
import type { BrandProblem } from './BrandProblem.ts';

/** Drops each brand whose id or host is already claimed by an earlier brand. */
export function dropDuplicateBrands(brands: readonly Brand[]): { brands: Brand[]; problems: BrandProblem[] } {
  const taken = new Map<string, string>();
  const kept: Brand[] = [];
  const problems: BrandProblem[] = [];

  for (const brand of brands) {
    const claims = claimsOf(brand);
    const clashes = claims.flatMap(({ path, value }) => {
      const owner = taken.get(`${path} ${value}`);
      return owner === undefined
        ? []
        : [
            {
              file: join(brand.slug, 'brand.json'),
              path,
              reason: `${value} already belongs to "${owner}"`,
              allowed: `a value of its own`,
            },
          ];
    });
    if (clashes.length > 0) {
      problems.push(...clashes);
      continue;
    }
    for (const { path, value } of claims) taken.set(`${path} ${value}`, brand.slug);
    kept.push(brand);
  }
  return { brands: kept, problems };
}

const claimsOf = ({ id, slug, hosts }: Brand) => [
  { path: 'id', value: String(id) },
  { path: 'slug', value: slug },
  ...[...new Set(hosts)].map((value) => ({ path: 'hosts', value })),
];
