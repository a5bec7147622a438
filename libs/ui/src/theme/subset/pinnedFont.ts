/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Font } from '../fonts/fontFamilies.ts';
import { LATIN } from '../fonts/letters.ts';
import { subsetFont } from './subsetFont.ts';

/** A font at one weight as TrueType, with outlines for drawing lettering in logos. Node only. */
export async function pinnedFont(font: Font, weight: number): Promise<Uint8Array> {
  const file = `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(createRequire(import.meta.url).resolve(file)), LATIN, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: ['kern'],
    noHinting: true,
  });
}
