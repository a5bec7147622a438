import { join } from 'node:path';
import { structureDistance, structureOf } from './structure.ts';

export interface Pair {
  slugs: readonly [string, string];
  /** 0 for the same structure, 1 for nothing in common. */
  distance: number;
}

/** All pairs of a folder's screenshots, the most similar first. */
export async function nearestPairs(folder: string, slugs: readonly string[]): Promise<Pair[]> {
  const screens = await Promise.all(
    slugs.map(async (slug) => ({ slug, structure: await structureOf(join(folder, `${slug}.png`)) })),
  );
  return screens
    .flatMap((one, index) =>
      screens.slice(index + 1).map((other): Pair => ({
        slugs: [one.slug, other.slug],
        distance: structureDistance(one.structure, other.structure),
      })),
    )
    .sort((a, b) => a.distance - b.distance);
}
