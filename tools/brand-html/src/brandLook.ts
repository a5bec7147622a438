import type { Brand } from '@baize/brand';
import { deriveTheme, fontFaceCss, globalCss, standInCss, themeCss, type SchemeName } from '@baize/ui/theme';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the subset fonts are served. */
export const FONT_BASE = '/_fonts/';

export interface BrandLook {
  /** Everything that makes the page look like the brand, for one style element. */
  css: string;
  /** The faces of its words, for another. Until they are in force the words stand in system fonts of the same widths. */
  fontCss: string;
  /** The colour of the browser's own bar, by scheme. */
  themeColor: Record<SchemeName, string>;
}

const VIEW_BOX = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

/* No more is escaped than must be: the rest would only make the page longer. A line break would end the string. */
const dataUrl = (svg: string) =>
  `url("data:image/svg+xml,${svg.trim().replace(/\s+/g, ' ').replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}")`;

/* What operators give is drawn for the brand's own scheme. A light plate carries it on a dark page too; a dark one on a light
 * page looks like a hole, so there the lightness is turned over and the hues stay. */
const TURNED = '--bz-logo-turn:invert(1) hue-rotate(180deg)';

/** The logo as a CSS picture in the words' colour of each scheme: it is there with the first paint, without a request. */
function logoCss(svg: string, brand: Brand): string {
  const { color, scheme } = deriveTheme(brand.theme);
  const [, width = '4', height = '1'] = VIEW_BOX.exec(svg) ?? [];
  const inColor = (name: SchemeName) => dataUrl(svg.replaceAll('currentColor', color[name].onHeader));
  const other: SchemeName = scheme === 'dark' ? 'light' : 'dark';
  return (
    `:root{--bz-logo-ratio:${width} / ${height};--bz-logo:${inColor(scheme)}}` +
    `html[data-scheme=${other}]{--bz-logo:${inColor(other)}}` +
    (scheme === 'light' ? `:root{--bz-plate:${color.light.raised}}` : `html[data-scheme=light]{${TURNED}}`)
  );
}

/** A brand's look as CSS, from its data and its artwork in `folder`. Worth keeping: it derives two palettes. */
export function brandLook(brand: Brand, folder: string): BrandLook {
  const derived = deriveTheme(brand.theme);
  const logo = readFileSync(join(folder, brand.slug, 'logo.svg'), 'utf8');
  return {
    css: themeCss(derived) + logoCss(logo, brand) + standInCss(brand.theme) + globalCss,
    fontCss: fontFaceCss(brand.theme, (file) => FONT_BASE + file),
    themeColor: { dark: derived.color.dark.header, light: derived.color.light.header },
  };
}
