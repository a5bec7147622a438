import {
  COLOR_TOKENS,
  DENSITIES,
  DISPLAY_FONTS,
  LOOKS,
  MOTIFS,
  SHAPES,
  TEXT_FONTS,
  TILES,
} from '@baize/ui/theme';
import * as z from 'zod/mini';
import { color, described, hue, objectWith, oneOf, paletteColor } from './fields.ts';

const colorsByHand = () => z.optional(z.partialRecord(oneOf(COLOR_TOKENS), paletteColor()));

const looks = objectWith({
  tile: described(
    'A game’s tile: the art alone, in a frame, with its name below or over it, on a card, with a cut corner, or with an edge in the accent.',
    oneOf(LOOKS.tile),
  ),
  hover: described('What a tile or a card does under the mouse.', oneOf(LOOKS.hover)),
  marks: described('The marks in the corner of a tile or a card: new, hot, live.', oneOf(LOOKS.marks)),
  story: described('The shape of a story.', oneOf(LOOKS.story)),
  heading: described('The heading of a section.', oneOf(LOOKS.heading)),
  button: described('The filled buttons.', oneOf(LOOKS.button)),
  guest: described(
    'A visitor’s login and join buttons in the header: two buttons, a link and a button, or two halves of one.',
    oneOf(LOOKS.guest),
  ),
  cta: described(
    'The home page’s call to action on a phone: as wide as the page, at the start, in the middle, or an outline.',
    oneOf(LOOKS.cta),
  ),
  more: described('The link at the end of a section’s heading.', oneOf(LOOKS.more)),
  nav: described(
    'A phone’s bottom bar: icons with words, words, boxes, or all of it in the accent.',
    oneOf(LOOKS.nav),
  ),
  field: described(
    'What one types in: a box, a fill with a line below it, or a line alone.',
    oneOf(LOOKS.field),
  ),
  icons: described('The stroke of the icons.', oneOf(LOOKS.icons)),
  ground: described(
    'The background of the page; `pattern` is the brand’s motif, so it needs one.',
    oneOf(LOOKS.ground),
  ),
  motion: described('Durations and easings; none of them matters with reduced motion.', oneOf(LOOKS.motion)),
  image: described('The tone of tiles’ and banners’ art.', oneOf(LOOKS.image)),
});

const fields = objectWith({
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
  looks,
  overrides: z.optional(objectWith({ dark: colorsByHand(), light: colorsByHand() })),
});

/** The typed choices from which a brand's theme is derived. */
export const themeSchema = fields.check(
  z.refine(({ motif, looks: { ground } }) => motif !== 'none' || ground !== 'pattern', {
    error: 'another ground where the motif is none: the pattern is the motif',
    path: ['looks', 'ground'],
  }),
);
