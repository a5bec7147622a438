import { contrastRatio } from './color/contrastRatio.ts';
import { nearestLightness } from './color/nearestLightness.ts';
import { oklch } from './color/oklch.ts';
import { contrastPairs, type ContrastPair } from './contrastPairs.ts';
import type { ColorValues, SchemeName } from './tokens.ts';

export interface ContrastFailure extends ContrastPair {
  scheme: SchemeName;
  /** The pair's contrast, 1 to 21. */
  ratio: number;
  /** The nearest foreground that passes on this background; undefined when none can. */
  nearest: string | undefined;
}

/** The declared pairs that fail in either scheme. A derived theme has none; a manually set colour may. */
export function checkContrast(theme: { color: Record<SchemeName, ColorValues> }): ContrastFailure[] {
  return (['dark', 'light'] as const).flatMap((scheme) =>
    contrastPairs.flatMap((pair) => {
      const foreground = theme.color[scheme][pair.foreground];
      const background = theme.color[scheme][pair.background];
      const ratio = contrastRatio(foreground, background);
      if (ratio >= pair.minimum) return [];
      const demand = { against: [background], ratio: pair.minimum };
      return [{ ...pair, scheme, ratio, nearest: nearestLightness(oklch(foreground), [demand])?.color }];
    }),
  );
}

/** A failure as one line, for a designer. */
export const describeFailure = ({
  scheme,
  foreground,
  background,
  ratio,
  minimum,
  nearest,
}: ContrastFailure) =>
  `${scheme}: ${foreground} on ${background} reaches ${ratio.toFixed(2)} of ${minimum}` +
  (nearest
    ? `; the nearest ${foreground} that passes is ${nearest}`
    : `; no ${foreground} passes, change ${background}`);
