import { luminanceOf, ratioOf } from './contrastRatio.ts';
import { GREYISH, hex, type Oklch } from './oklch.ts';

const STEP = 0.004;

/** A contrast requirement for a colour: at least `ratio` against each of `against`. */
export interface ContrastRequirement {
  against: readonly string[];
  ratio: number;
}

/** A safety margin, so that another tool's rounding can't bring a solved pair below its minimum. */
const MARGIN = 0.04;

/**
 * The predicate for a list of demands; the backgrounds are measured once for the many colours that are tried.
 */
export function meetsContrast(demands: readonly ContrastRequirement[]): (color: string) => boolean {
  const limits = demands.flatMap(({ against, ratio }) =>
    against.map((ground) => ({ ground: luminanceOf(ground), least: ratio + MARGIN })),
  );
  return (color) => {
    const own = luminanceOf(color);
    return limits.every(({ ground, least }) => ratioOf(own, ground) >= least);
  };
}

/**
 * The colour nearest in lightness to `wanted` that meets all demands, with the distance; undefined when no
 * lightness does.
 */
export function nearestLightness(wanted: Oklch, demands: readonly ContrastRequirement[]) {
  const meets = meetsContrast(demands);
  for (let moved = 0; moved <= 1; moved += STEP) {
    for (const l of moved === 0 ? [wanted.l] : [wanted.l + moved, wanted.l - moved]) {
      if (l < 0 || l > 1) continue;
      const color = hex(withLightness(wanted, l));
      if (meets(color)) return { color, moved };
    }
  }
  return undefined;
}

/**
 * A colour at another lightness, adjusted for perception: a yellow that only gets darker turns olive, so it
 * also shifts towards orange (old gold, bronze); and large changes gain chroma, or it would look washed out.
 */
export function withLightness({ l: from, c, h }: Oklch, l: number): Oklch {
  const yellow = h > 62 && h < 118 && l < from;
  const chroma = c < GREYISH ? c : c * (1 + Math.abs(l - from) * (l < from ? 1.8 : 0.8));
  return { l, c: chroma, h: yellow ? h - (h - 62) * Math.min(1, (from - l) * 1.7) : h };
}

/** Like `nearestLightness`, for demands that can always be met. Throws if no colour meets them. */
export function solveLightness(wanted: Oklch, demands: readonly ContrastRequirement[]): string {
  const found = nearestLightness(wanted, demands);
  if (!found) {
    const list = demands.map(({ against, ratio }) => `${ratio} on ${against.join(', ')}`).join('; ');
    throw new Error(
      `No lightness of hue ${Math.round(wanted.h)} reaches ${list}: the grounds are too different.`,
    );
  }
  return found.color;
}
