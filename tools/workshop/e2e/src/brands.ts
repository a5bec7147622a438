import { brandsFolder, loadBrands } from '@baize/brand/node';

/** All brands. */
export const { brands } = loadBrands(brandsFolder);

/** A brand by its slug; throws if there is none. */
export function brandNamed(slug: string | undefined) {
  const brand = brands.find((one) => one.slug === slug);
  if (!brand) throw new Error(`There is no brand ${slug}.`);
  return brand;
}
