import { clampChroma, converter, formatHex, type Oklch } from 'culori';
import type { MarkColors } from './MarkColors.ts';

const toOklch = converter('oklch');

/* Between these, a colour is visible on dark and on light backgrounds. */
const MAIN = { least: 0.58, most: 0.74 };
const BRIGHT = { least: 0.72, most: 0.86 };
const SHADE = 0.17;
const LIGHT = 0.15;

const within = (value: number, { least, most }: typeof MAIN) => Math.min(most, Math.max(least, value));

function parsed(color: string): Oklch {
  const found = toOklch(color);
  if (!found) throw new Error(`"${color}" isn't a colour; use #rrggbb.`);
  return found;
}

const hex = (color: Oklch) => formatHex(clampChroma(color, 'oklch'));

/** The three colours of a brand's mark, derived from its seeds. @throws if a seed isn't a colour */
export function deriveMarkColors(accent: string, second?: string): MarkColors {
  const seed = parsed(accent);
  const main = { ...seed, l: within(seed.l, MAIN) };
  const lit = second ? parsed(second) : { ...main, l: main.l + LIGHT };
  return {
    main: hex(main),
    deep: hex({ ...main, l: main.l - SHADE }),
    bright: hex({ ...lit, l: within(lit.l, BRIGHT) }),
  };
}
