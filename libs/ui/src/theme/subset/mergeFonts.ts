import { readCharacterMap, writeCharacterMap } from './characterMap.ts';
import { readOutlines, renumbered, writeOutlines } from './outlines.ts';
import { readFont, tableOf, viewOf, writeFont, type FontTables } from './sfnt.ts';
import { joinVariations, readVariations, writeVariations } from './variations.ts';

/**
 * Adds the glyphs of `extra` to `base`: two TrueType slices of the same face, with the same axes. The packages ship
 * Latin and Extended Latin apart, and Turkish needs both, so a page would otherwise wait for two files per face.
 * Kerning between the two slices is lost; the letters' own spacing is not.
 */
export function mergeFonts(base: Uint8Array, extra: Uint8Array): Uint8Array {
  const tables = readFont(base);
  const others = readFont(extra);
  const outlines = readOutlines(tables);
  const count = outlines.length;
  /* Glyph 0, "not defined", stays the base's. */
  const numberOf = (glyph: number) => (glyph === 0 ? 0 : count + glyph - 1);
  const added = readOutlines(others).slice(1);
  const total = count + added.length;

  const { glyf, loca } = writeOutlines([
    ...outlines,
    ...added.map((outline) => renumbered(outline, numberOf)),
  ]);
  tables.set('glyf', glyf);
  tables.set('loca', loca);
  tables.set('hmtx', joinMetrics(tables, others, count, added.length));
  tables.set('cmap', joinMaps(tables, others, numberOf));
  const gvar = tables.get('gvar');
  if (gvar) {
    const joined = joinVariations(readVariations(gvar), readVariations(tableOf(others, 'gvar')));
    tables.set('gvar', writeVariations(joined));
  }
  /* It would answer for the base's glyphs alone; without it widths vary by the phantom points of gvar. */
  tables.delete('HVAR');

  viewOf(tableOf(tables, 'head')).setInt16(50, 1);
  viewOf(tableOf(tables, 'hhea')).setUint16(34, total);
  raiseLimits(tableOf(tables, 'maxp'), tableOf(others, 'maxp'), total);
  return writeFont(tables);
}

function joinMaps(base: FontTables, extra: FontTables, numberOf: (glyph: number) => number): Uint8Array {
  const added = [...readCharacterMap(tableOf(extra, 'cmap'))].map(
    ([code, glyph]) => [code, numberOf(glyph)] as const,
  );
  return writeCharacterMap(new Map([...added, ...readCharacterMap(tableOf(base, 'cmap'))]));
}

/** Advance width and left bearing of every glyph, in full. */
function joinMetrics(base: FontTables, extra: FontTables, count: number, added: number): Uint8Array {
  const hmtx = new Uint8Array((count + added) * 4);
  hmtx.set(fullMetrics(base, count));
  hmtx.set(fullMetrics(extra, added + 1).subarray(4), count * 4);
  return hmtx;
}

function fullMetrics(tables: FontTables, count: number): Uint8Array {
  const packed = viewOf(tableOf(tables, 'hmtx'));
  const long = viewOf(tableOf(tables, 'hhea')).getUint16(34);
  const full = new Uint8Array(count * 4);
  for (let n = 0; n < count; n++) {
    const width = packed.getUint16(Math.min(n, long - 1) * 4);
    const bearing = n < long ? packed.getInt16(n * 4 + 2) : packed.getInt16(long * 4 + (n - long) * 2);
    viewOf(full).setUint16(n * 4, width);
    viewOf(full).setInt16(n * 4 + 2, bearing);
  }
  return full;
}

/** `maxp` bounds what a reader has to make room for: the larger of both, field by field. */
function raiseLimits(maxp: Uint8Array, other: Uint8Array, total: number) {
  const view = viewOf(maxp);
  view.setUint16(4, total);
  for (let at = 6; at < Math.min(maxp.length, other.length); at += 2) {
    view.setUint16(at, Math.max(view.getUint16(at), viewOf(other).getUint16(at)));
  }
}
