import { viewOf } from './sfnt.ts';

const OWN_PEAK = 0x8000;
const BETWEEN = 0x4000;
const COUNT = 0x0fff;
const HEADER = 20;

/** A `gvar` table in parts: how each glyph's points move along the axes. */
export interface Variations {
  axes: number;
  /** Peaks that several glyphs refer to by number, `axes` values of two bytes each. */
  shared: Uint8Array;
  glyphs: Uint8Array[];
}

export function readVariations(gvar: Uint8Array): Variations {
  const view = viewOf(gvar);
  const axes = view.getUint16(4);
  const sharedAt = view.getUint32(8);
  const long = (view.getUint16(14) & 1) === 1;
  const dataAt = view.getUint32(16);
  const offset = (n: number) =>
    dataAt + (long ? view.getUint32(HEADER + n * 4) : view.getUint16(HEADER + n * 2) * 2);
  return {
    axes,
    shared: gvar.slice(sharedAt, sharedAt + view.getUint16(6) * axes * 2),
    glyphs: Array.from({ length: view.getUint16(12) }, (_, n) => gvar.slice(offset(n), offset(n + 1))),
  };
}

export function writeVariations({ axes, shared, glyphs }: Variations): Uint8Array {
  const sharedAt = HEADER + (glyphs.length + 1) * 4;
  const dataAt = sharedAt + shared.length;
  const gvar = new Uint8Array(dataAt + glyphs.reduce((sum, { length }) => sum + length, 0));
  const view = viewOf(gvar);
  view.setUint16(0, 1);
  view.setUint16(4, axes);
  view.setUint16(6, shared.length / axes / 2);
  view.setUint32(8, sharedAt);
  view.setUint16(12, glyphs.length);
  view.setUint16(14, 1);
  view.setUint32(16, dataAt);
  gvar.set(shared, sharedAt);
  let at = 0;
  glyphs.forEach((glyph, n) => {
    view.setUint32(HEADER + n * 4, at);
    gvar.set(glyph, dataAt + at);
    at += glyph.length;
  });
  view.setUint32(HEADER + glyphs.length * 4, at);
  return gvar;
}

/** Both sets of glyphs in one table; the second one's references to shared peaks move behind the first one's. */
export function joinVariations(base: Variations, extra: Variations): Variations {
  const peaks = base.shared.length / base.axes / 2;
  const moved = extra.glyphs.slice(1).map((glyph) => withPeaksMoved(glyph, extra.axes, peaks));
  return {
    axes: base.axes,
    shared: new Uint8Array([...base.shared, ...extra.shared]),
    glyphs: [...base.glyphs, ...moved],
  };
}

function withPeaksMoved(glyph: Uint8Array, axes: number, by: number): Uint8Array {
  const copy = glyph.slice();
  if (copy.length === 0) return copy;
  const view = viewOf(copy);
  for (let n = 0, at = 4; n < (view.getUint16(0) & COUNT); n++) {
    const index = view.getUint16(at + 2);
    if (!(index & OWN_PEAK)) view.setUint16(at + 2, (index & ~COUNT) | ((index & COUNT) + by));
    at += 4 + (index & OWN_PEAK ? axes * 2 : 0) + (index & BETWEEN ? axes * 4 : 0);
  }
  return copy;
}
