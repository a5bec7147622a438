import type { Brand } from '@baize/brand';
import { logoSymbol } from '@baize/brand/node';
import {
  deriveTheme,
  fontFilesOf,
  fontsOf,
  globalCss,
  lookCss,
  reservedFontCss,
  themeCss,
  invertedLogos,
  type DerivedTheme,
  type FontFile,
  type SchemeName,
} from '@baize/ui/theme';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URL path of the subset fonts. */
export const FONT_BASE = '/_fonts/';

export interface BrandAssets {
  /** The brand's theme, for a style element. */
  css: string;
  /** The files of each of its fonts, the text's first. */
  fonts: readonly (readonly FontFile[])[];
  /** The symbol `#logo`, for the beginning of the body. */
  logo: string;
  /** The colour of the browser's UI, by scheme. */
  themeColor: Record<SchemeName, string>;
}

const logoPlateCss = ({ color, scheme }: DerivedTheme) =>
  scheme === 'light' ? `:root{--bz-plate:${color.light.raised}}` : invertedLogos;

/**
 * The parts of a brand that all of its pages contain, from its data and the artwork in `folder`. Cache the result: it
 * derives two palettes.
 */
export function brandAssets(brand: Brand, folder: string): BrandAssets {
  const derived = deriveTheme(brand.theme);
  const logo = logoSymbol(readFileSync(join(folder, brand.slug, 'logo.svg'), 'utf8'));
  return {
    css:
      logo.css +
      themeCss(derived) +
      reservedFontCss(brand.theme) +
      logoPlateCss(derived) +
      globalCss +
      lookCss(brand.theme.looks),
    logo: logo.html,
    fonts: fontsOf(brand.theme).map((font) => fontFilesOf(font, (file) => FONT_BASE + file)),
    themeColor: { dark: derived.color.dark.header, light: derived.color.light.header },
  };
}
