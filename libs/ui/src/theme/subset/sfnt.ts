/** The tables of a TrueType file by their four-letter tags. */
export type FontTables = Map<string, Uint8Array>;

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const RECORD = 16;
const HEADER = 12;
const CHECKSUM_OF_FILE = 0xb1b0afba;

/** Takes a TrueType file apart. */
export function readFont(font: Uint8Array): FontTables {
  const view = viewOf(font);
  const decoder = new TextDecoder('latin1');
  const tables: FontTables = new Map();
  for (let n = 0; n < view.getUint16(4); n++) {
    const at = HEADER + n * RECORD;
    const start = view.getUint32(at + 8);
    const tag = decoder.decode(font.subarray(at, at + 4));
    tables.set(tag, font.slice(start, start + view.getUint32(at + 12)));
  }
  return tables;
}

/** One table; throws when the font has none. */
export function tableOf(tables: FontTables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table)
    throw new Error(`The font has no "${tag}" table. Only TrueType outlines ("glyf") can be merged.`);
  return table;
}

/** Puts tables together to a TrueType file, with its directory and checksums. */
export function writeFont(tables: FontTables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const sizes = sorted.map(([, bytes]) => padded(bytes.length));
  const font = new Uint8Array(HEADER + RECORD * sorted.length + sizes.reduce((sum, size) => sum + size, 0));
  const view = viewOf(font);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, sorted.length);
  view.setUint16(6, power * RECORD);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (sorted.length - power) * RECORD);

  let offset = HEADER + RECORD * sorted.length;
  let headAt = 0;
  sorted.forEach(([tag, bytes], n) => {
    if (tag === 'head') headAt = offset;
    const at = HEADER + n * RECORD;
    font.set(bytes, offset);
    if (tag === 'head') view.setUint32(offset + 8, 0);
    font.set(new TextEncoder().encode(tag), at);
    view.setUint32(at + 4, checksum(font.subarray(offset, offset + padded(bytes.length))));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, bytes.length);
    offset += padded(bytes.length);
  });
  view.setUint32(headAt + 8, CHECKSUM_OF_FILE - checksum(font));
  return font;
}

const padded = (length: number) => (length + 3) & ~3;

function checksum(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
