import { brandsFolder, loadBrands } from '@baize/brand/node';
import { fontFaceCss, themeCss } from '@baize/ui/theme';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where `npm start` puts the faces that the brands use. */
const FONTS = join(import.meta.dirname, '../../../../../.baize/fonts');
const NAME = /^[a-z\d-]+\.woff2$/;

const sheets = new Map<string, string | undefined>();

function makeSheet(slug: string): string | undefined {
  const brand = loadBrands(brandsFolder).brands.find((one) => one.slug === slug);
  return brand && themeCss(brand.theme) + fontFaceCss(brand.theme, (file) => `/embed/fonts/${file}`);
}

/** A brand's colours, shapes and faces, as the variables that the site itself uses; undefined when there is no such brand. */
export function brandSheet(slug: string): string | undefined {
  if (!sheets.has(slug)) sheets.set(slug, makeSheet(slug));
  return sheets.get(slug);
}

/** The file of a face; undefined when there is none of that name, or none has been made. */
export const fontFile = (name: string): Promise<Buffer | undefined> =>
  NAME.test(name) ? readFile(join(FONTS, name)).catch(() => undefined) : Promise.resolve(undefined);
