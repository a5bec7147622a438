import type { Brand } from '@baize/brand';
import { logoSymbol } from '@baize/brand/node';
import {
  deriveTheme,
  FONTS,
  fontFaceCss,
  globalCss,
  lookCss,
  plainFontCss,
  themeCss,
  invertedLogos,
  type DerivedTheme,
  type SchemeName,
} from '@baize/ui/theme';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URL path of the subset fonts. */
export const FONT_BASE = '/_fonts/';

export interface BrandAssets {
  /** The brand's theme, for a style element. */
  css: string;
  /** Its `@font-face` rules, for a separate style element. */
  fontFaces: string;
  /** The font families of its text and headlines. */
  families: Record<'text' | 'display', string>;
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
  const { text, display } = brand.theme.type;
  const logo = logoSymbol(readFileSync(join(folder, brand.slug, 'logo.svg'), 'utf8'));
  return {
    css:
      logo.css +
      themeCss(derived) +
      plainFontCss(brand.theme) +
      logoPlateCss(derived) +
      globalCss +
      lookCss(brand.theme.looks),
    logo: logo.html,
    fontFaces: fontFaceCss(brand.theme, (file) => FONT_BASE + file),
    families: { text: FONTS[text].family, display: FONTS[display].family },
    themeColor: { dark: derived.color.dark.header, light: derived.color.light.header },
  };
}
