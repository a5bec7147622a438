import { tableOf, viewOf, type FontTables } from './sfnt.ts';

const INDEX_FORMAT = 50;
/** Flags of one part of a composite drawing. */
const PART = { words: 0x0001, scale: 0x0008, scales: 0x0040, matrix: 0x0080, more: 0x0020 } as const;

/** The drawing of every glyph, as it lies in `glyf`. */
export function readOutlines(tables: FontTables): Uint8Array[] {
  const glyf = tableOf(tables, 'glyf');
  const loca = viewOf(tableOf(tables, 'loca'));
  const long = viewOf(tableOf(tables, 'head')).getInt16(INDEX_FORMAT) === 1;
  const offset = (n: number) => (long ? loca.getUint32(n * 4) : loca.getUint16(n * 2) * 2);
  const count = loca.byteLength / (long ? 4 : 2) - 1;
  return Array.from({ length: count }, (_, n) => glyf.slice(offset(n), offset(n + 1)));
}

/** `glyf` and `loca` (long offsets) for these drawings. */
export function writeOutlines(outlines: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const even = outlines.map((outline) => outline.length + (outline.length % 2));
  const glyf = new Uint8Array(even.reduce((sum, size) => sum + size, 0));
  const loca = new Uint8Array((outlines.length + 1) * 4);
  let at = 0;
  outlines.forEach((outline, n) => {
    viewOf(loca).setUint32(n * 4, at);
    glyf.set(outline, at);
    at += even[n] ?? 0;
  });
  viewOf(loca).setUint32(outlines.length * 4, at);
  return { glyf, loca };
}

/** A drawing whose parts, if it is put together from other glyphs, are found under their new numbers. */
export function renumbered(outline: Uint8Array, numberOf: (glyph: number) => number): Uint8Array {
  const copy = outline.slice();
  const view = viewOf(copy);
  if (copy.length === 0 || view.getInt16(0) >= 0) return copy;
  for (let at = 10, more = true; more;) {
    const flags = view.getUint16(at);
    view.setUint16(at + 2, numberOf(view.getUint16(at + 2)));
    at += 4 + (flags & PART.words ? 4 : 2);
    if (flags & PART.scale) at += 2;
    if (flags & PART.scales) at += 4;
    if (flags & PART.matrix) at += 8;
    more = (flags & PART.more) !== 0;
  }
  return copy;
}
