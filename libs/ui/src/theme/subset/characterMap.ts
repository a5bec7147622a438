import { viewOf } from './sfnt.ts';

const FORMAT = 4;

/** Which glyph each code point has, from a `cmap` table with a format 4 subtable. */
export function readCharacterMap(cmap: Uint8Array): Map<number, number> {
  const view = viewOf(cmap);
  const starts = Array.from({ length: view.getUint16(2) }, (_, n) => view.getUint32(4 + n * 8 + 4));
  const at = starts.find((start) => view.getUint16(start) === FORMAT);
  if (at === undefined)
    throw new Error('The font maps no characters in format 4. Subset it with harfbuzz first.');

  const size = view.getUint16(at + 6);
  const map = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const end = view.getUint16(at + 14 + segment);
    const start = view.getUint16(at + 16 + size + segment);
    const delta = view.getUint16(at + 16 + 2 * size + segment);
    const rangeAt = at + 16 + 3 * size + segment;
    const range = view.getUint16(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const raw = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - start));
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph > 0) map.set(code, glyph);
    }
  }
  return map;
}

interface Segment {
  start: number;
  end: number;
  glyph: number;
}

function segmentsOf(map: ReadonlyMap<number, number>): Segment[] {
  const segments: Segment[] = [];
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1);
    const follows = last && code === last.end + 1 && glyph === last.glyph + code - last.start;
    if (follows) last.end = code;
    else segments.push({ start: code, end: code, glyph });
  }
  return [...segments, { start: 0xffff, end: 0xffff, glyph: 0 }];
}

/** A `cmap` table that holds exactly this map (code points below 0xffff). */
export function writeCharacterMap(map: ReadonlyMap<number, number>): Uint8Array {
  const segments = segmentsOf(map);
  const count = segments.length;
  const cmap = new Uint8Array(12 + 16 + count * 8);
  const view = viewOf(cmap);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = [
    0,
    1,
    3,
    1,
    0,
    12,
    FORMAT,
    16 + count * 8,
    0,
    count * 2,
    power * 2,
    Math.log2(power),
    (count - power) * 2,
  ];
  head.forEach((value, n) => view.setUint16(n * 2, value));
  segments.forEach(({ start, end, glyph }, n) => {
    view.setUint16(26 + n * 2, end);
    view.setUint16(28 + count * 2 + n * 2, start);
    view.setUint16(28 + count * 4 + n * 2, (glyph - start) & 0xffff);
  });
  return cmap;
}
