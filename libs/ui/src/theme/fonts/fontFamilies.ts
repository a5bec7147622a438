import { TEXT_FONTS, type DisplayFont, type TextFont } from '../ThemeChoices.ts';

export type Font = DisplayFont | TextFont;

export interface FontFacts {
  /** The file of plain Latin letters that `subsetFonts` makes from the npm package `@fontsource-variable/<face>`. */
  file: string;
  /** The CSS family. */
  family: string;
  /** The generic fallback, used until its file has loaded. */
  generic: 'sans-serif' | 'serif';
  /** The weight a headline is set in. */
  displayWeight: number;
  /** Letter spacing of headlines. */
  tracking: string;
  /**
   * Wide fonts are set smaller, narrow ones larger, so that a headline takes about the same space in every
   * brand.
   */
  displayScale: number;
  /** The font to borrow the lira sign from, if it has none: on our screens the sign is next to every amount. */
  lira?: Font;
}

export const FONTS: Record<Font, FontFacts> = {
  'playfair-display': {
    file: 'playfair-display.woff2',
    lira: 'fraunces',
    family: 'Playfair Display',
    generic: 'serif',
    displayWeight: 700,
    tracking: '-0.012em',
    displayScale: 1.06,
  },
  unbounded: {
    file: 'unbounded.woff2',
    family: 'Unbounded',
    generic: 'sans-serif',
    displayWeight: 650,
    tracking: '-0.03em',
    displayScale: 0.76,
  },
  fraunces: {
    file: 'fraunces.woff2',
    family: 'Fraunces',
    generic: 'serif',
    displayWeight: 650,
    tracking: '-0.015em',
    displayScale: 1,
  },
  oxanium: {
    file: 'oxanium.woff2',
    family: 'Oxanium',
    generic: 'sans-serif',
    displayWeight: 700,
    tracking: '-0.005em',
    displayScale: 1,
  },
  'bricolage-grotesque': {
    file: 'bricolage-grotesque.woff2',
    family: 'Bricolage Grotesque',
    generic: 'sans-serif',
    displayWeight: 750,
    tracking: '-0.02em',
    displayScale: 1.02,
  },
  sora: {
    file: 'sora.woff2',
    lira: 'manrope',
    family: 'Sora',
    generic: 'sans-serif',
    displayWeight: 650,
    tracking: '-0.025em',
    displayScale: 0.92,
  },
  archivo: {
    file: 'archivo.woff2',
    family: 'Archivo',
    generic: 'sans-serif',
    displayWeight: 750,
    tracking: '-0.015em',
    displayScale: 1,
  },
  manrope: {
    file: 'manrope.woff2',
    family: 'Manrope',
    generic: 'sans-serif',
    displayWeight: 750,
    tracking: '-0.025em',
    displayScale: 0.97,
  },
  inter: {
    file: 'inter.woff2',
    family: 'Inter',
    generic: 'sans-serif',
    displayWeight: 700,
    tracking: '-0.022em',
    displayScale: 0.97,
  },
  figtree: {
    file: 'figtree.woff2',
    lira: 'manrope',
    family: 'Figtree',
    generic: 'sans-serif',
    displayWeight: 750,
    tracking: '-0.015em',
    displayScale: 1,
  },
  nunito: {
    file: 'nunito.woff2',
    family: 'Nunito',
    generic: 'sans-serif',
    displayWeight: 700,
    tracking: '-0.01em',
    displayScale: 1,
  },
};

const isTextFont = (font: Font) => TEXT_FONTS.some((name) => name === font);

/** The weights in a font's file: a headline font has one, a text font those from regular to bold. */
export const fontWeights = (font: Font): [min: number, max: number] => {
  const { displayWeight } = FONTS[font];
  return isTextFont(font) ? [400, Math.max(700, displayWeight)] : [displayWeight, displayWeight];
};

/**
 * The file of the letters that a font's npm package ships separately: Turkish ones, and the lira sign where
 * it has one.
 */
export const extendedFile = (font: Font) => `${font}-ext.woff2`;

/** The file with only a borrowed lira sign, for a font without its own. */
export const liraFile = (font: Font) => `${font}-lira.woff2`;

/** The `font-family` value: the font and its generic fallback. */
export const fontStack = (font: Font) => `'${FONTS[font].family}',${FONTS[font].generic}`;
