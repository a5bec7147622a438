/// <reference types="node" />
import { createRequire } from 'node:module';

interface SubsetOptions {
  targetFormat: 'woff2' | 'truetype';
  /** An axis given as a number is pinned there, one given as a range is narrowed. */
  variationAxes?: Record<string, number | { min: number; max: number }>;
  /** The layout features to keep. */
  keepFeatures?: string[];
  /** Tables to drop that would otherwise be kept. */
  dropTables?: string[];
  noHinting?: boolean;
}

type SubsetFont = (font: Uint8Array, letters: string, options: SubsetOptions) => Promise<Uint8Array>;

/** Keeps only the glyphs of `letters`. The package doesn't include types, so they are declared here. */
export const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;
