import { LOOKS, type LookName, type Looks } from '@baize/ui/theme';

const NAMES = Object.keys(LOOKS) as LookName[];

/** The parts of a brand that matter for comparing looks. */
export interface LookOwner {
  slug: string;
  theme: { looks: Looks };
}

/** The number of looks in which two brands differ: 0 to 11. */
export const lookDistance = (one: Looks, other: Looks): number =>
  NAMES.filter((name) => one[name] !== other[name]).length;

/** The brand that differs in the fewest looks, and in how many; undefined if there are none. */
export const nearestLooks = (looks: Looks, brands: readonly LookOwner[]) =>
  brands
    .map(({ slug, theme }) => ({ slug, distance: lookDistance(looks, theme.looks) }))
    .reduce<{ slug: string; distance: number } | undefined>(
      (nearest, one) => (nearest && nearest.distance <= one.distance ? nearest : one),
      undefined,
    );

/** Lists all pairs of brands that differ in fewer looks than `fewest`, one per line. */
export const tooAlike = (brands: readonly LookOwner[], fewest: number): string[] =>
  brands.flatMap((one, index) =>
    brands.slice(index + 1).flatMap((other) => {
      const distance = lookDistance(one.theme.looks, other.theme.looks);
      return distance < fewest
        ? [
            `${one.slug} and ${other.slug} differ in ${distance} looks of ${NAMES.length}; change ${fewest - distance}`,
          ]
        : [];
    }),
  );
