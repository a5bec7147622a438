/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extendedFile, FONTS, fontWeights, liraFile, type Font } from '../fonts/fontFamilies.ts';
import { LATIN, LIRA, TURKISH } from '../fonts/letters.ts';
import { subsetFont } from './subsetFont.ts';

type Part = 'latin' | 'latin-ext';

/**
 * Kerning, tabular and lining figures for money, Turkish i without ligature. The few letters of the second
 * file don't interact.
 */
const FEATURES: Record<Part, string[]> = {
  latin: ['kern', 'ccmp', 'locl', 'calt', 'liga', 'tnum', 'lnum'],
  'latin-ext': [],
};

/**
 * The woff2 files of a list of fonts, by the names that `fontFaceCss` requests: for each font one file with the letters
 * of every page and one with those that its package ships separately, in the weights that the design uses. Node only;
 * it reads the fonts' npm packages.
 */
export async function subsetFonts(fonts: readonly Font[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const font of new Set(fonts)) {
    const weights = fontWeights(font);
    const { file, lira } = FONTS[font];
    files.set(file, await subsetFontPart(font, 'latin', weights, LATIN));
    files.set(
      extendedFile(font),
      await subsetFontPart(font, 'latin-ext', weights, lira ? TURKISH : TURKISH + LIRA),
    );
    if (lira)
      files.set(liraFile(font), await subsetFontPart(lira, 'latin-ext', liraWeights(font, lira), LIRA));
  }
  return files;
}

/**
 * The borrower's weights, as far as the lender's file supports them: a headline font needs one, close to its
 * own weight.
 */
const liraWeights = (font: Font, lender: Font): [number, number] => {
  const [min, max] = fontWeights(font);
  return min === max ? fontWeights(lender) : [min, max];
};

async function subsetFontPart(
  font: Font,
  part: Part,
  [min, max]: [number, number],
  letters: string,
): Promise<Uint8Array> {
  const file = `@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`;
  return subsetFont(await readFile(createRequire(import.meta.url).resolve(file)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: FEATURES[part],
    /* The table with the axis names for font menus. */
    dropTables: ['STAT'],
    noHinting: true,
  });
}
