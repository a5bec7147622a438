import { palettes } from './palettes.ts';
import type { Palette, PaletteName } from './palettes.ts';

/** A palette's key in a reference to a scene: its name, or its colours if it has no name. */
export const paletteKey = (palette: PaletteName | Palette): string =>
  typeof palette === 'string' ? palette : [...palette.ramp, palette.accent].join('.').replaceAll('#', '');

/** The palette for a `paletteKey`; undefined if there is none. */
export const paletteOf = (key: string): Palette | undefined => {
  const [a, b, c, d, e, accent] = key.split('.').map((hex) => `#${hex}`);
  if (a && b && c && d && e && accent) return { ramp: [a, b, c, d, e], accent, fills: [] };
  return Object.hasOwn(palettes, key) ? palettes[key as PaletteName] : undefined;
};
