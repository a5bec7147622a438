import type { ColorToken, SchemeName } from '../tokens.ts';
import { clamp, GREYISH, hex, oklch, type Oklch } from './oklch.ts';

/** The opaque backgrounds for text, lines and filled controls. */
export const BACKGROUNDS = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'field',
  'overlay',
  'header',
] as const satisfies ColorToken[];
export type Background = (typeof BACKGROUNDS)[number];

/** How far each background is from the canvas in lightness, and how much of the tint it has. */
const DARK: Record<Background, [lift: number, tint: number]> = {
  sunken: [-0.035, 0.85],
  field: [-0.035, 0.85],
  canvas: [0, 1],
  header: [0.016, 1.1],
  surface: [0.042, 1.3],
  raised: [0.08, 1.65],
  overlay: [0.108, 1.8],
};
const LIGHT: Record<Background, [lift: number, tint: number]> = {
  sunken: [-0.024, 1.5],
  /* White: on a light page a tinted field would look disabled. */
  field: [0.05, 0],
  canvas: [0, 1],
  header: [0.012, 0.6],
  surface: [0.022, 0.35],
  raised: [0.03, 0.2],
  overlay: [0.03, 0.15],
};

/** The tinted backgrounds of a scheme: near-blacks that keep their hue, or near-whites. */
export function deriveBackgrounds(
  scheme: SchemeName,
  seed: { accent: string; ground?: string },
): Record<Background, string> {
  const base = scheme === 'dark' ? darkBase(seed) : lightBase(seed);
  const layers = scheme === 'dark' ? DARK : LIGHT;
  const layer = ([lift, tint]: [number, number]) => hex({ l: base.l + lift, c: base.c * tint, h: base.h });
  return {
    canvas: layer(layers.canvas),
    surface: layer(layers.surface),
    raised: layer(layers.raised),
    sunken: layer(layers.sunken),
    field: layer(layers.field),
    overlay: layer(layers.overlay),
    header: layer(layers.header),
  };
}

/**
 * How much of the accent tints the backgrounds of a brand without a ground seed: enough that none looks grey.
 */
const lent = (accent: Oklch, share: number, most: number) => clamp(accent.c * share, 0.006, most);

/**
 * A dark ground seed sets the lightness of the dark scheme (0.12 to 0.18: above that no white text is legible
 * on a fill).
 */
function darkBase(seed: { accent: string; ground?: string }): Oklch {
  const accent = oklch(seed.accent);
  const ground = seed.ground ? oklch(seed.ground) : accent;
  const h = ground.c < GREYISH && ground.l > 0.4 ? accent.h : ground.h;
  if (!seed.ground || ground.l > 0.4) return { l: 0.152, c: lent(accent, 0.21, 0.036), h };
  return { l: clamp(ground.l, 0.12, 0.18), c: clamp(ground.c, 0.004, 0.06), h };
}

/** A light ground seed is the background itself; a dark one only contributes its hue. */
function lightBase(seed: { accent: string; ground?: string }): Oklch {
  const accent = oklch(seed.accent);
  const ground = seed.ground ? oklch(seed.ground) : accent;
  if (seed.ground && ground.l > 0.7)
    return { l: clamp(ground.l, 0.95, 0.974), c: clamp(ground.c, 0.003, 0.03), h: ground.h };
  return { l: 0.968, c: lent(accent, 0.085, 0.014), h: ground.h };
}
