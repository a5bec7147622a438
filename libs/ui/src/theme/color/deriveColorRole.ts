import type { SchemeName } from '../tokens.ts';
import {
  meetsContrast,
  withLightness,
  nearestLightness,
  solveLightness,
  type ContrastRequirement,
} from './nearestLightness.ts';
import { clamp, hex, oklch, type Oklch } from './oklch.ts';

/** One colour role of the palette: a fill with its text colour, and the same colour as text. */
export interface ColorRole {
  fill: string;
  hover: string;
  on: string;
  text: string;
}

/** The backgrounds of a role: fills on the grounds only, text on the tints as well. */
export interface Backdrops {
  grounds: readonly string[];
  tints: readonly string[];
}

const WHITE = '#ffffff';
/** Dark text must save this much of the fill's lightness before it is preferred to white. */
const WHITE_BONUS = 0.09;

/**
 * Solves a seed for a scheme: the fill contrasts with every ground (3:1), its text colour and the role's text
 * are legible (4.5:1), and lightness changes as little as that allows.
 */
export function deriveColorRole(seed: Oklch, { grounds, tints }: Backdrops): ColorRole {
  const ink = hex({ l: 0.15, c: Math.min(seed.c, 0.03), h: seed.h });
  const standsOut: ContrastRequirement = { against: grounds, ratio: 3 };
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
      `The grounds ${grounds.join(', ')} leave no room for a fill colour: make them more similar.`,
    );

  const text = solveLightness(seed, [{ against: [...grounds, ...tints], ratio: 4.5 }]);
  return { fill: best.fill, hover: hoverOf(best.fill, best.on), on: best.on, text };
}

/** Golds, creams and limes stay bright under dark text and turn muddy under white. */
const isSunny = ({ l, h }: Oklch) => l > 0.68 && h > 50 && h < 140;

/**
 * Away from the text colour, with a slight shift of hue, so that `fill` to `hover` is also the role's
 * gradient.
 */
function hoverOf(fill: string, on: string): string {
  const { l, c, h } = oklch(fill);
  const lighter = on !== WHITE;
  const wanted = withLightness({ l, c, h: h + (lighter ? 6 : -6) }, l + (lighter ? 0.07 : -0.06));
  const demands: ContrastRequirement[] = [{ against: [on], ratio: 4.5 }];
  return meetsContrast(demands)(hex(wanted)) ? hex(wanted) : solveLightness(wanted, demands);
}

/** The role as a tinted background: the colour of a selected row, a badge, a quiet notice. */
export function deriveSoft(scheme: SchemeName, seed: Oklch, raised: string): string {
  if (scheme === 'light') return hex({ l: 0.94, c: clamp(seed.c * 0.32, 0.008, 0.045), h: seed.h });
  const l = oklch(raised).l + 0.05;
  return hex({ l, c: clamp(seed.c * 0.48, 0.012, 0.11), h: withLightness(seed, l).h });
}
