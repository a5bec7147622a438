import type { Brand } from '@baize/brand';
import { logoSymbol } from '@baize/brand/node';
import {
  deriveTheme,
  FACES,
  fontFaceCss,
  globalCss,
  plainFontCss,
  themeCss,
  turnedLogos,
  type DerivedTheme,
  type SchemeName,
} from '@baize/ui/theme';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the subset fonts are served. */
export const FONT_BASE = '/_fonts/';

export interface BrandLook {
  /** Everything that makes the page look like the brand, for one style element. */
  css: string;
  /** The faces of its words, for another. */
  faceCss: string;
  /** The families of its text and of its headlines. */
  families: Record<'text' | 'display', string>;
  /** The symbol `#logo`, for the beginning of the body. */
  logo: string;
  /** The colour of the browser's own bar, by scheme. */
  themeColor: Record<SchemeName, string>;
}

const plateCss = ({ color, scheme }: DerivedTheme) =>
  scheme === 'light' ? `:root{--bz-plate:${color.light.raised}}` : turnedLogos;

/** A brand's look, from its data and its artwork in `folder`. Worth keeping: it derives two palettes. */
export function brandLook(brand: Brand, folder: string): BrandLook {
  const derived = deriveTheme(brand.theme);
  const { text, display } = brand.theme.type;
  const logo = logoSymbol(readFileSync(join(folder, brand.slug, 'logo.svg'), 'utf8'));
  return {
    css: logo.css + themeCss(derived) + plainFontCss(brand.theme) + plateCss(derived) + globalCss,
    logo: logo.html,
    faceCss: fontFaceCss(brand.theme, (file) => FONT_BASE + file),
    families: { text: FACES[text].family, display: FACES[display].family },
    themeColor: { dark: derived.color.dark.header, light: derived.color.light.header },
  };
}
