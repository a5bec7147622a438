import type { Brand } from '@baize/brand';
import { describeProblem } from '@baize/brand/node';

/** Placeholders for a missing licence; the brand generator writes words like these. */
const PLACEHOLDER =
  /^(?:fill in|draft|todo|tbd|n\/a|none|unknown|test|example|placeholder|lorem)\b|^[x.?_0-]+$/i;

/** Brands with a placeholder licence: fine for a preview, but they must not go live. */
export function placeholderLicences(brands: readonly Pick<Brand, 'slug' | 'legal'>[]): string[] {
  return brands.flatMap(({ slug, legal }) =>
    (['authority', 'number'] as const)
      .filter((field) => PLACEHOLDER.test(legal.licence[field]))
      .map((field) =>
        describeProblem({
          file: `${slug}/brand.json`,
          path: `legal.licence.${field}`,
          reason: `"${legal.licence[field]}" is a placeholder`,
          allowed:
            field === 'authority' ? 'the authority that licenses the brand' : 'the number of its licence',
        }),
      ),
  );
}
