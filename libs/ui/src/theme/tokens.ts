/**
 * Every theme-dependent value in Baize, by name. A component uses `theme.color.accent`, the brand's HTML defines
 * `--bz-color-accent`, so one stylesheet serves all brands and both schemes.
 */
export const COLOR_TOKENS = [
  /* Backgrounds, from the page to floating surfaces; `field` is for inputs and checkboxes. */
  'canvas',
  'surface',
  'raised',
  'sunken',
  'field',
  'overlay',
  'scrim',
  /* Lines: `line` separates, `lineStrong` outlines a control (3:1 on surface). */
  'line',
  'lineStrong',
  /* Text. */
  'text',
  'textMuted',
  'onScrim',
  /* The brand's accent: filled (accent + onAccent), as text (accentText), as a tint (accentSoft +
     onAccentSoft). */
  'accent',
  'accentHover',
  'onAccent',
  'accentText',
  'accentSoft',
  'onAccentSoft',
  /* The second accent: jackpots, wins, small celebrations. */
  'second',
  'onSecond',
  'secondText',
  'secondSoft',
  /* States. */
  'positive',
  'onPositive',
  'positiveText',
  'warning',
  'onWarning',
  'warningText',
  'danger',
  'onDanger',
  'dangerText',
  'live',
  'onLive',
  /* Header and footer. */
  'header',
  'onHeader',
  'focus',
  'skeleton',
  'glow',
  /* The colour of shadows. */
  'shade',
] as const;

export const SHARED_TOKENS = {
  font: ['display', 'text'],
  weight: ['display', 'regular', 'medium', 'bold'],
  size: ['xs', 's', 'm', 'l', 'xl', 'xxl', 'hero'],
  tracking: ['display', 'caps'],
  space: ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section'],
  radius: ['s', 'm', 'l', 'tile', 'pill'],
  shadow: ['s', 'm', 'l', 'glow'],
  motion: ['fast', 'normal', 'slow', 'ease'],
  layer: ['raised', 'sticky', 'header', 'drawer', 'dialog', 'alert'],
  control: ['s', 'm', 'l'],
  tile: ['ratio', 'width', 'gap', 'columns', 'caption'],
  field: ['border', 'radius', 'fill'],
  icon: ['stroke'],
  page: ['gutter', 'width'],
  motif: ['image'],
} as const;

export type ColorToken = (typeof COLOR_TOKENS)[number];
export type SharedGroup = keyof typeof SHARED_TOKENS;
export type SharedToken<G extends SharedGroup> = (typeof SHARED_TOKENS)[G][number];
export type SchemeName = 'dark' | 'light';

/** The colours of one scheme, as CSS colours. */
export type ColorValues = Record<ColorToken, string>;
/** Scheme-independent values, as CSS values. */
export type SharedValues = { [G in SharedGroup]: Record<SharedToken<G>, string> };
