import type { ColorValues, SchemeName } from '../tokens.ts';
import type { Background } from './deriveBackgrounds.ts';
import type { Backdrops } from './deriveColorRole.ts';
import { solveLightness } from './nearestLightness.ts';
import { clamp, hex, oklch, type Oklch } from './oklch.ts';

type Neutral =
  | 'scrim'
  | 'line'
  | 'lineStrong'
  | 'text'
  | 'textMuted'
  | 'onScrim'
  | 'onHeader'
  | 'skeleton'
  | 'shade';

/** Text, lines and shadows, each with a little of the grounds' tint: a pure grey next to them looks dirty. */
export function deriveNeutrals(
  scheme: SchemeName,
  layers: Record<Background, string>,
  { grounds, tints }: Backdrops,
): Pick<ColorValues, Neutral> {
  const dark = scheme === 'dark';
  const tint = oklch(dark ? layers.raised : layers.canvas);
  const grey = (l: number, c: number): Oklch => ({ l, c, h: tint.h });
  const everywhere = [...grounds, ...tints];
  const text = solveLightness(dark ? grey(0.965, 0.008) : grey(0.21, 0.025), [
    { against: everywhere, ratio: 7 },
  ]);

  return {
    text,
    textMuted: solveLightness(dark ? grey(0.76, clamp(tint.c * 0.6, 0.014, 0.035)) : grey(0.46, 0.022), [
      { against: everywhere, ratio: 4.5 },
    ]),
    onHeader: text,
    line: hex(dark ? grey(tint.l + 0.06, tint.c * 1.1) : grey(0.9, tint.c * 1.6)),
    lineStrong: solveLightness(dark ? grey(0.5, tint.c * 1.2) : grey(0.64, 0.02), [
      { against: everywhere, ratio: 3 },
    ]),
    skeleton: hex(dark ? grey(tint.l + 0.025, tint.c) : grey(0.915, tint.c * 1.5)),
    /* Over images, so it is dark in both schemes. */
    scrim: hex(grey(0.12, 0.02), 0.74),
    onScrim: '#ffffff',
    shade: dark ? hex(grey(0.04, 0.01), 0.5) : hex(grey(0.3, 0.05), 0.13),
  };
}
