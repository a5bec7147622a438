import { LOOKS, type LookName, type Looks } from '@baize/ui/theme';

const NAMES = Object.keys(LOOKS) as LookName[];

/** A brand as far as looks go. */
export interface LookOwner {
  slug: string;
  theme: { looks: Looks };
}

/** In how many looks two brands differ: 0 to 11. */
export const lookDistance = (one: Looks, other: Looks): number =>
  NAMES.filter((name) => one[name] !== other[name]).length;

/** Of these brands the one whose looks differ least, and in how many; undefined when there are none. */
export const nearestLooks = (looks: Looks, brands: readonly LookOwner[]) =>
  brands
    .map(({ slug, theme }) => ({ slug, distance: lookDistance(looks, theme.looks) }))
    .reduce<{ slug: string; distance: number } | undefined>(
      (nearest, one) => (nearest && nearest.distance <= one.distance ? nearest : one),
      undefined,
    );

/** Every two brands that differ in fewer looks than `fewest`, as a line each. */
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
