import { COLOR_TOKENS, DENSITIES, DISPLAY_FONTS, MOTIFS, SHAPES, TEXT_FONTS, TILES } from '@baize/ui/theme';
import * as z from 'zod/mini';
import { objectWith, color, oneOf, paletteColor } from './fields.ts';

const colorsByHand = () => z.optional(z.partialRecord(oneOf(COLOR_TOKENS), paletteColor()));

/** The typed choices that a brand's theme is derived from. */
export const themeSchema = objectWith({
  scheme: oneOf(['dark', 'light']),
  seed: objectWith({ accent: color(), second: z.optional(color()), ground: z.optional(color()) }),
  type: objectWith({ display: oneOf(DISPLAY_FONTS), text: oneOf(TEXT_FONTS) }),
  shape: oneOf(SHAPES),
  tile: oneOf(TILES),
  density: oneOf(DENSITIES),
  motif: oneOf(MOTIFS),
  overrides: z.optional(objectWith({ dark: colorsByHand(), light: colorsByHand() })),
});
