import type { SchemeName } from '../tokens.ts';
import {
  meetsDemands,
  withLightness,
  nearestLightness,
  solveLightness,
  type Demand,
} from './nearestLightness.ts';
import { clamp, hex, oklch, type Oklch } from './oklch.ts';

/** One coloured voice of the palette: a fill with its lettering, and the same colour as words. */
export interface ColorRole {
  fill: string;
  hover: string;
  on: string;
  text: string;
}

/** What a voice is laid on: fills on the grounds alone, words on the tints as well. */
export interface Backdrops {
  grounds: readonly string[];
  tints: readonly string[];
}

const WHITE = '#ffffff';
/** Dark lettering has to save this much of the fill's lightness before it is preferred to white. */
const WHITE_BONUS = 0.09;

/**
 * Solves a seed for a scheme: the fill stands out from every ground (3:1), its lettering and the words are legible
 * (4.5:1), and lightness moves as little as that allows.
 */
export function deriveColorRole(seed: Oklch, { grounds, tints }: Backdrops): ColorRole {
  const ink = hex({ l: 0.15, c: Math.min(seed.c, 0.03), h: seed.h });
  const standsOut: Demand = { against: grounds, ratio: 3 };
  const options = [
    { on: WHITE, bonus: isSunny(seed) ? 0 : WHITE_BONUS },
    { on: ink, bonus: 0 },
  ].flatMap(({ on, bonus }) => {
    const fill = nearestLightness(seed, [standsOut, { against: [on], ratio: 4.5 }]);
    return fill ? [{ on, fill: fill.color, cost: fill.moved - bonus }] : [];
  });
  const best = options.sort((a, b) => a.cost - b.cost)[0];
  if (!best)
    throw new Error(
      `The grounds ${grounds.join(', ')} leave no room for a fill: bring them closer together.`,
    );

  const text = solveLightness(seed, [{ against: [...grounds, ...tints], ratio: 4.5 }]);
  return { fill: best.fill, hover: hoverOf(best.fill, best.on), on: best.on, text };
}

/** Golds, creams and limes keep their shine under dark lettering and turn to mud under white. */
const isSunny = ({ l, h }: Oklch) => l > 0.68 && h > 50 && h < 140;

/** Away from the lettering, with a slight turn of hue, so that `fill` to `hover` is also the voice's gradient. */
function hoverOf(fill: string, on: string): string {
  const { l, c, h } = oklch(fill);
  const lighter = on !== WHITE;
  const wish = withLightness({ l, c, h: h + (lighter ? 6 : -6) }, l + (lighter ? 0.07 : -0.06));
  const demands: Demand[] = [{ against: [on], ratio: 4.5 }];
  return meetsDemands(demands)(hex(wish)) ? hex(wish) : solveLightness(wish, demands);
}

/** The voice as a tinted ground: the colour of a chosen row, a badge, a quiet notice. */
export function deriveSoft(scheme: SchemeName, seed: Oklch, raised: string): string {
  if (scheme === 'light') return hex({ l: 0.94, c: clamp(seed.c * 0.32, 0.008, 0.045), h: seed.h });
  const l = oklch(raised).l + 0.05;
  return hex({ l, c: clamp(seed.c * 0.48, 0.012, 0.11), h: withLightness(seed, l).h });
}
