/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as opentype from 'opentype.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FONTS, type Font } from '../fonts/fontFamilies.ts';
import { LETTERS } from './letters.ts';
import { readFont, tableOf } from './sfnt.ts';
import { readVariations } from './variations.ts';
import { subsetFace, subsetFaces } from './subsetFace.ts';
import { subsetFont } from './subsetFont.ts';

/* The test page has a Uint8Array of its own, which the WebAssembly that unpacks fonts does not know. */
beforeEach(() => vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer)));

/** The letters that come from the second slice; the dotless ı is in the first. */
const EXTENDED = 'ĞğİŞş';

const unpacked = async (woff2: Uint8Array, text = LETTERS) =>
  new Uint8Array(await subsetFont(woff2, text, { targetFormat: 'truetype' }));
const parse = (font: Uint8Array) => opentype.parse(font.slice().buffer);

async function missing(woff2: Uint8Array, letters: string[]) {
  const font = parse(await unpacked(woff2));
  return letters.filter((letter) => font.charToGlyphIndex(letter) === 0);
}

/** The untouched slice that holds the Turkish letters. */
const extended = async (face: Font) => {
  const file = `@fontsource-variable/${face}/files/${face}-latin-ext-wght-normal.woff2`;
  const weight = face === 'figtree' ? { min: 400, max: 750 } : FONTS[face].displayWeight;
  const font = await readFile(createRequire(import.meta.url).resolve(file));
  return new Uint8Array(
    await subsetFont(font, EXTENDED, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      noHinting: true,
    }),
  );
};

describe('subsetFaces', () => {
  it(
    'makes one file of at most 30 kB per face, with every letter of both languages in it',
    { timeout: 30_000 },
    async () => {
      const files = await subsetFaces(Object.keys(FONTS) as Font[]);
      for (const { file, lira } of Object.values(FONTS)) {
        const woff2 = files.get(file) ?? new Uint8Array();
        expect(woff2.length, file).toBeLessThanOrEqual(30_000);
        const letters = [...'aZ09 çöüÇÖÜğşıİĞŞ€–—…“”‘’•', ...(lira ? '' : '₺')];
        expect(await missing(woff2, letters), file).toEqual([]);
      }
    },
  );

  it('borrows a lira sign, in a file of its own, for each face without one', async () => {
    const files = await subsetFaces(['playfair-display', 'figtree', 'inter']);
    expect([...files.keys()]).toEqual([
      'playfair-display.woff2',
      'playfair-display-lira.woff2',
      'figtree.woff2',
      'figtree-lira.woff2',
      'inter.woff2',
    ]);
    for (const name of ['playfair-display-lira.woff2', 'figtree-lira.woff2']) {
      const woff2 = files.get(name) ?? new Uint8Array();
      expect(woff2.length).toBeLessThan(2000);
      expect(await missing(woff2, ['₺'])).toEqual([]);
    }
  });
});

describe.each(['figtree', 'playfair-display', 'unbounded'] as const)('%s', (face) => {
  it('draws the Turkish letters as the original does', async () => {
    const merged = parse(await unpacked(await subsetFace(face)));
    const original = parse(await extended(face));
    for (const letter of EXTENDED) {
      expect(merged.charToGlyph(letter).advanceWidth, letter).toBe(original.charToGlyph(letter).advanceWidth);
      expect(merged.charToGlyph(letter).getPath().toPathData(1), letter).toBe(
        original.charToGlyph(letter).getPath().toPathData(1),
      );
    }
  });
});

it('lets merged letters change their weight', async () => {
  const tables = readFont(await unpacked(await subsetFace('figtree'), EXTENDED));
  const { glyphs } = readVariations(tableOf(tables, 'gvar'));
  expect(glyphs.filter(({ length }) => length > 0).length).toBeGreaterThanOrEqual(EXTENDED.length);
});

it('sets figures at one height, so that amounts stand straight', async () => {
  const font = parse(await unpacked(await subsetFace('playfair-display')));
  const heights = [...'0123456789'].map((figure) => font.charToGlyph(figure).getBoundingBox());
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  expect(spread(heights.map(({ y2 }) => y2))).toBeLessThan(0.06 * font.unitsPerEm);
  expect(spread(heights.map(({ y1 }) => y1))).toBeLessThan(0.06 * font.unitsPerEm);
});
