/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as opentype from 'opentype.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { extendedFile, FONTS, liraFile, type Font } from '../fonts/fontFamilies.ts';
import { LATIN, LIRA, TURKISH } from '../fonts/letters.ts';
import { subsetFonts } from './subsetFonts.ts';
import { subsetFont } from './subsetFont.ts';

/* The test page has its own Uint8Array, which the WebAssembly that unpacks fonts doesn't accept. */
beforeEach(() => vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer)));

const ALL = Object.keys(FONTS) as Font[];

/** A font in the format of the outline parser; `weight` selects one in a file with several. */
async function parse(woff2: Uint8Array | undefined, weight?: number) {
  const variationAxes = weight === undefined ? undefined : { wght: weight };
  const options = { targetFormat: 'truetype', variationAxes } as const;
  const font = await subsetFont(woff2 ?? new Uint8Array(), LATIN + TURKISH + LIRA, options);
  return opentype.parse(new Uint8Array(font).slice().buffer);
}

async function missing(woff2: Uint8Array | undefined, letters: string) {
  const font = await parse(woff2);
  return [...letters].filter((letter) => font.charToGlyphIndex(letter) === 0);
}

/** The font package's file for the Turkish letters, unchanged except for its weight. */
const shipped = async (face: Font, weight: number) => {
  const file = `@fontsource-variable/${face}/files/${face}-latin-ext-wght-normal.woff2`;
  return parse(await readFile(createRequire(import.meta.url).resolve(file)), weight);
};

/** Interpolated weights are rounded, here and in the package's own file; of 1000 or 2000 units. */
const ROUNDED = 2;

/** A letter's width, and every point of its outline. */
const pointsOf = ({ advanceWidth, path }: opentype.Glyph) => [
  advanceWidth ?? 0,
  ...path.commands.flatMap((command) => Object.values(command).filter(Number.isFinite) as number[]),
];

interface Replacement {
  sub: number;
  by: number;
}

/** The glyphs a feature replaces; missing in the parser's types. */
const replacedBy = (font: opentype.Font, feature: string) => {
  const { substitution } = font as unknown as {
    substitution: { getSingle: (feature: string) => Replacement[] };
  };
  return new Map(substitution.getSingle(feature).map(({ sub, by }) => [sub, by]));
};

describe('subsetFonts', () => {
  it('has every letter of both languages, in at most 30 kB per font', { timeout: 30_000 }, async () => {
    const files = await subsetFonts(ALL);
    for (const face of ALL) {
      const { file, lira } = FONTS[face];
      const extended = files.get(extendedFile(face));
      expect(await missing(files.get(file), 'aZ09 çöüÇÖÜı€–—…“”‘’•'), file).toEqual([]);
      expect(await missing(extended, lira ? TURKISH : TURKISH + LIRA), face).toEqual([]);
      expect((files.get(file)?.length ?? 0) + (extended?.length ?? 0), file).toBeLessThanOrEqual(30_000);
    }
  });

  it('borrows a lira sign, in a separate file, for each font without one', async () => {
    const files = await subsetFonts(['playfair-display', 'figtree', 'inter']);
    const liras = [...files.keys()].filter((name) => name.includes('lira'));
    expect(liras).toEqual([liraFile('playfair-display'), liraFile('figtree')]);
    for (const name of liras) {
      expect(files.get(name)?.length).toBeLessThan(2000);
      expect(await missing(files.get(name), LIRA)).toEqual([]);
    }
  });

  it.each([
    ['figtree', 400],
    ['figtree', 700],
    ['playfair-display', undefined],
    ['unbounded', undefined],
  ] as const)('draws the Turkish letters of %s as its package does, at %s', async (face, weight) => {
    const ours = await parse((await subsetFonts([face])).get(extendedFile(face)), weight);
    const original = await shipped(face, weight ?? FONTS[face].displayWeight);
    for (const letter of TURKISH) {
      const [mine, theirs] = [ours, original].map((font) => pointsOf(font.charToGlyph(letter)));
      expect(mine?.length, letter).toBe(theirs?.length);
      const furthest = Math.max(...(mine ?? []).map((at, n) => Math.abs(at - (theirs?.[n] ?? NaN))));
      expect(furthest, letter).toBeLessThanOrEqual(ROUNDED);
    }
  });

  it('keeps the lining figures that `themeCss` requests', async () => {
    const font = await parse((await subsetFonts(['playfair-display'])).get(FONTS['playfair-display'].file));
    const lining = replacedBy(font, 'lnum');
    const boxes = [...'0123456789'].map((figure) => {
      const glyph = font.charToGlyphIndex(figure);
      return font.glyphs.get(lining.get(glyph) ?? glyph).getBoundingBox();
    });
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
    expect(spread(boxes.map(({ y2 }) => y2))).toBeLessThan(0.06 * font.unitsPerEm);
    expect(spread(boxes.map(({ y1 }) => y1))).toBeLessThan(0.06 * font.unitsPerEm);
  });
});
