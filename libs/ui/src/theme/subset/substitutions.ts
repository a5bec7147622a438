import { viewOf } from './sfnt.ts';

const SINGLE = 1;
const EXTENSION = 7;

/** Which glyph a feature such as `lnum` puts in place of another, from a `GSUB` table; only one-to-one lookups. */
export function readSubstitutions(gsub: Uint8Array, feature: string): Map<number, number> {
  const view = viewOf(gsub);
  const lookups = view.getUint16(8);
  const map = new Map<number, number>();
  for (const lookup of lookupsOf(view, feature)) {
    const at = lookups + view.getUint16(lookups + 2 + lookup * 2);
    const type = view.getUint16(at);
    for (let n = 0; n < view.getUint16(at + 4); n++) {
      const subtable = at + view.getUint16(at + 6 + n * 2);
      if (type === SINGLE) readSingle(view, subtable, map);
      if (type === EXTENSION && view.getUint16(subtable + 2) === SINGLE) {
        readSingle(view, subtable + view.getUint32(subtable + 4), map);
      }
    }
  }
  return map;
}

/** The numbers of the lookups that a feature uses in any script. */
function lookupsOf(view: DataView, feature: string): Set<number> {
  const list = view.getUint16(6);
  const found = new Set<number>();
  for (let n = 0; n < view.getUint16(list); n++) {
    const record = list + 2 + n * 6;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (tag !== feature) continue;
    const at = list + view.getUint16(record + 4);
    for (let k = 0; k < view.getUint16(at + 2); k++) found.add(view.getUint16(at + 4 + k * 2));
  }
  return found;
}

function readSingle(view: DataView, at: number, map: Map<number, number>) {
  const byDifference = view.getUint16(at) === 1;
  coveredGlyphs(view, at + view.getUint16(at + 2)).forEach((glyph, n) => {
    map.set(glyph, byDifference ? (glyph + view.getInt16(at + 4)) & 0xffff : view.getUint16(at + 6 + n * 2));
  });
}

function coveredGlyphs(view: DataView, at: number): number[] {
  const count = view.getUint16(at + 2);
  if (view.getUint16(at) === 1)
    return Array.from({ length: count }, (_, n) => view.getUint16(at + 4 + n * 2));
  return Array.from({ length: count }, (_, n) => at + 4 + n * 6).flatMap((range) => {
    const first = view.getUint16(range);
    return Array.from({ length: view.getUint16(range + 2) - first + 1 }, (_, n) => first + n);
  });
}
