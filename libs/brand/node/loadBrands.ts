import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../src/Brand.ts';
import type { BrandProblem } from './BrandProblem.ts';
import { logoProblem } from './logoSymbol.ts';
import { isProblems, parseBrand } from './parseBrand.ts';
import { dropDuplicateBrands } from './dropDuplicateBrands.ts';

export const ARTWORK = ['logo.svg', 'logo-mark.svg', 'favicon.svg'] as const;

export interface LoadedBrands {
  brands: Brand[];
  problems: BrandProblem[];
}

/**
 * Loads all brands of a folder, one sub-folder each, sorted by slug. A broken brand is skipped and reported; the others
 * aren't affected. Throws only if the folder itself can't be read.
 */
export function loadBrands(folder: string): LoadedBrands {
  const slugs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

  const brands: Brand[] = [];
  const problems: BrandProblem[] = [];
  for (const slug of slugs) {
    const answer = loadBrand(folder, slug);
    if (isProblems(answer)) problems.push(...answer);
    else brands.push(answer);
  }

  const unique = dropDuplicateBrands(brands, ({ slug }) => statSync(join(folder, slug)).birthtimeMs);
  return { brands: unique.brands, problems: [...problems, ...unique.problems] };
}

function loadBrand(folder: string, slug: string): Brand | BrandProblem[] {
  const file = join(slug, 'brand.json');
  const json = readJson(join(folder, file));
  if ('reason' in json)
    return [{ file, path: '', reason: json.reason, allowed: 'a JSON file with the brand' }];

  const answer = parseBrand(json.value, file);
  const problems = [
    ...(isProblems(answer) ? answer : wrongFolder(answer, slug, file)),
    ...missingArtwork(folder, slug),
    ...unusableLogo(folder, slug),
  ];
  return problems.length > 0 || isProblems(answer) ? problems : answer;
}

function readJson(path: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

const wrongFolder = (brand: Brand, slug: string, file: string): BrandProblem[] =>
  brand.slug === slug
    ? []
    : [
        {
          file,
          path: 'slug',
          reason: `"${brand.slug}" is in the folder "${slug}"`,
          allowed: `"${slug}"`,
        },
      ];

const missingArtwork = (folder: string, slug: string): BrandProblem[] =>
  ARTWORK.filter((name) => !existsSync(join(folder, slug, name))).map((name) => ({
    file: join(slug, name),
    path: '',
    reason: 'the file is missing',
    allowed: 'an SVG; every brand has a logo, a mark and a favicon',
  }));

function unusableLogo(folder: string, slug: string): BrandProblem[] {
  const file = join(slug, 'logo.svg');
  if (!existsSync(join(folder, file))) return [];
  const reason = logoProblem(readFileSync(join(folder, file), 'utf8'));
  return reason
    ? [{ file, path: '', reason, allowed: 'shapes with attributes, in a viewBox that begins at 0 0' }]
    : [];
}
