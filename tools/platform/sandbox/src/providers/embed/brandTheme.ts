import { brandsFolder, loadBrands } from '@baize/brand/node';
import { fontFaceCss, themeCss } from '@baize/ui/theme';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder in which `npm start` stores the brands' fonts. */
const FONTS = join(import.meta.dirname, '../../../../../../.baize/fonts');
const NAME = /^[a-z\d-]+\.woff2$/;

const sheets = new Map<string, string | undefined>();

function makeSheet(slug: string): string | undefined {
  const brand = loadBrands(brandsFolder).brands.find((one) => one.slug === slug);
  return brand && themeCss(brand.theme) + fontFaceCss(brand.theme, (file) => `/embed/fonts/${file}`);
}

/** A brand's colours, shapes and fonts as the site's CSS variables; undefined for an unknown brand. */
export function brandSheet(slug: string): string | undefined {
  if (!sheets.has(slug)) sheets.set(slug, makeSheet(slug));
  return sheets.get(slug);
}

/** A font file; undefined if there is none with that name. */
export const fontFile = (name: string): Promise<Buffer | undefined> =>
  NAME.test(name) ? readFile(join(FONTS, name)).catch(() => undefined) : Promise.resolve(undefined);
