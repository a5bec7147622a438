import { nearestLooks } from '@baize/brand/node';
import { LOOKS, type LookName, type Looks } from '@baize/ui/theme';
import { pickBySlug } from './pickBySlug.ts';

/** The minimum number of looks in which a new brand differs from the nearest one. */
const FEWEST = 6;
/** With thirty brands about every third try succeeds; more tries than this have never been needed. */
const TRIES = 500;

const NAMES = Object.keys(LOOKS) as LookName[];

const looksOf = (slug: string, round: number) =>
  Object.fromEntries(
    NAMES.map((name) => [name, pickBySlug<string>(slug, `looks.${name} ${round}`, LOOKS[name])]),
  ) as unknown as Looks;

/**
 * Looks for a new brand that differ from every other brand's in at least six choices: the first such entry of a series
 * that depends only on the slug. If there are too many brands for that, the most distant entry of the series.
 */
export function distinctLooks(slug: string, brands: Parameters<typeof nearestLooks>[1]): Looks {
  let best = { looks: looksOf(slug, 0), distance: -1 };
  for (let round = 0; round < TRIES && best.distance < FEWEST; round += 1) {
    const looks = looksOf(slug, round);
    const distance = nearestLooks(looks, brands)?.distance ?? NAMES.length;
    if (distance > best.distance) best = { looks, distance };
  }
  return best.looks;
}
