import { COLOR_TOKENS, DENSITIES, DISPLAY_FONTS, MOTIFS, SHAPES, TEXT_FONTS, TILES } from '@baize/ui/theme';
import * as z from 'zod/mini';
import { color, described, hue, objectWith, oneOf, paletteColor } from './fields.ts';

const colorsByHand = () => z.optional(z.partialRecord(oneOf(COLOR_TOKENS), paletteColor()));

/** The typed choices that a brand's theme is derived from. */
export const themeSchema = objectWith({
  scheme: described('The scheme on a first visit; both exist for every brand.', oneOf(['dark', 'light'])),
  seed: objectWith({
    accent: described(
      'The colour of buttons and links; the palettes of both schemes are derived from it.',
      hue(),
    ),
    second: z.optional(described('The highlight colour: jackpots, badges, the motif’s glow.', color())),
    ground: z.optional(described('The tint of the backgrounds.', color())),
  }),
  type: objectWith({
    display: described('The font of headlines.', oneOf(DISPLAY_FONTS)),
    text: described('The font of everything else.', oneOf(TEXT_FONTS)),
  }),
  shape: described('The corners, everywhere.', oneOf(SHAPES)),
  tile: described('The shape of game tiles: 3:4, 1:1 or wide.', oneOf(TILES)),
  density: described('Compact shows more games at once.', oneOf(DENSITIES)),
  motif: described('The pattern of empty pages, jackpots and the footer’s edge.', oneOf(MOTIFS)),
  overrides: z.optional(objectWith({ dark: colorsByHand(), light: colorsByHand() })),
});
