/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FONTS, fontWeights, liraFile, type Font } from '../fonts/fontFamilies.ts';
import { LETTERS, LIRA } from './letters.ts';
import { mergeFonts } from './mergeFonts.ts';
import { subsetFont } from './subsetFont.ts';
import { withLiningFigures } from './withLiningFigures.ts';

/** Kerning, accents in place, figures of equal width for money, Turkish i without ligature. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'tnum', 'lnum'];

/**
 * One woff2 of a face (6 to 26 kB): Latin-1, the Turkish letters, the lira sign and typographic signs, with the
 * weights the design uses. Node only; it reads the font's npm package.
 */
export async function subsetFace(face: Font): Promise<Uint8Array> {
  const merged = mergeFonts(
    await slice(face, 'latin', fontWeights(face), LETTERS),
    await slice(face, 'latin-ext', fontWeights(face), LETTERS),
  );
  return subsetFont(Buffer.from(withLiningFigures(merged)), LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** All of a list of faces, by the file names that `fontFaceCss` asks for. */
export async function subsetFaces(faces: readonly Font[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const face of new Set(faces)) {
    files.set(FONTS[face].file, await subsetFace(face));
    const { lira } = FONTS[face];
    if (lira)
      files.set(liraFile(face), await slice(lira, 'latin-ext', liraWeights(face, lira), LIRA, 'woff2'));
  }
  return files;
}

/** The borrower's weights, as far as the lender's file goes: a headline face needs one, of about its own weight. */
const liraWeights = (face: Font, lender: Font): [number, number] => {
  const [min, max] = fontWeights(face);
  return min === max ? fontWeights(lender) : [min, max];
};

async function slice(
  face: Font,
  part: 'latin' | 'latin-ext',
  [min, max]: [number, number],
  letters: string,
  targetFormat: 'truetype' | 'woff2' = 'truetype',
): Promise<Uint8Array> {
  const file = `@fontsource-variable/${face}/files/${face}-${part}-wght-normal.woff2`;
  return subsetFont(await readFile(createRequire(import.meta.url).resolve(file)), letters, {
    targetFormat,
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
