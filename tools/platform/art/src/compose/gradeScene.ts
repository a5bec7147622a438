import type { Palette } from './palettes.ts';

const channel = (hex: string, k: number): number => parseInt(hex.slice(1 + k * 2, 3 + k * 2), 16);

/** The palette's colour for each lightness 0..255, one row per channel. */
const rampTable = (palette: Palette, k: number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, v) => {
    const t = (v / 255) * (palette.ramp.length - 1);
    const i = Math.min(palette.ramp.length - 2, Math.floor(t));
    const from = channel(palette.ramp[i] ?? '#000000', k);
    return from + (channel(palette.ramp[i + 1] ?? '#000000', k) - from) * (t - i);
  });

/** Colours a scene in place: its light (red) is mapped through the palette's ramp, its accent (green) is added as a glow. */
export const gradeScene = (rgb: Buffer, palette: Palette): Buffer => {
  const tables = [0, 1, 2].map((k) => rampTable(palette, k));
  const accent = [0, 1, 2].map((k) => channel(palette.accent, k));
  for (let i = 0; i < rgb.length; i += 3) {
    const light = rgb[i] ?? 0;
    const glow = (rgb[i + 1] ?? 0) / 255;
    for (let k = 0; k < 3; k++) {
      const base = tables[k]?.[light] ?? 0;
      rgb[i + k] = base + ((accent[k] ?? 0) - base) * glow;
    }
  }
  return rgb;
};
