/**
 * A brand's styling beyond colours, fonts and shapes. The first value of each is Baize's default, which needs no CSS.
 */
export const LOOKS = {
  /** A game's tile. */
  tile: ['plain', 'framed', 'captioned', 'overlaid', 'lifted', 'cut', 'edged'],
  /** The hover effect of a tile or a card. */
  hover: ['lift', 'zoom', 'glow', 'tilt', 'shine'],
  /** The marks in the corner of a tile or a card: new, hot, live. */
  marks: ['tag', 'pill', 'ribbon', 'corner', 'stamp', 'strip'],
  /** The shape of a story. */
  story: ['ring', 'square', 'shield', 'ticket', 'arch', 'hexagon'],
  /** The heading of a section. */
  heading: ['plain', 'bar', 'underline', 'centred', 'tab', 'caps', 'rule'],
  /** The filled buttons. */
  button: ['rimmed', 'flat', 'gradient', 'raised', 'outlined', 'glow', 'slanted'],
  /** A visitor's login and join buttons in the header: two, a link and a button, or two halves of one. */
  guest: ['pair', 'quiet', 'joined'],
  /**
   * The hero's call to action on a phone: full width, at the start, in the middle, or an outline. In a split hero
   * `start` has its panel below the slides.
   */
  cta: ['wide', 'start', 'middle', 'outlined'],
  /** The link at the end of a section's heading: a text, an arrow, or a pill. */
  more: ['text', 'arrow', 'pill'],
  /** The items of a phone's bottom bar: an icon with its word, a word, or boxes; or the bar in the accent. */
  nav: ['labelled', 'words', 'boxed', 'solid'],
  /** Input fields. */
  field: ['boxed', 'filled', 'underlined'],
  /** The icons: the weight of their stroke, square ends, or a tint inside. */
  icons: ['regular', 'thin', 'bold', 'square', 'duotone'],
  /** The background of the page. */
  ground: ['gradient', 'flat', 'texture', 'pattern', 'band', 'aurora', 'rays', 'block'],
  /** Durations and easings. */
  motion: ['crisp', 'calm', 'springy'],
  /** The tone of tiles' and banners' art. */
  image: ['natural', 'warm', 'cold', 'matte', 'vivid', 'duotone'],
} as const;

export type LookName = keyof typeof LOOKS;
export type Look<N extends LookName> = (typeof LOOKS)[N][number];

/** A value for each look. */
export type Looks = { [N in LookName]: Look<N> };

/** Baize's default looks. */
export const PLAIN_LOOKS: Looks = {
  tile: 'plain',
  hover: 'lift',
  marks: 'tag',
  story: 'ring',
  heading: 'plain',
  button: 'rimmed',
  guest: 'pair',
  cta: 'wide',
  more: 'text',
  nav: 'labelled',
  field: 'boxed',
  icons: 'regular',
  ground: 'gradient',
  motion: 'crisp',
  image: 'natural',
};
