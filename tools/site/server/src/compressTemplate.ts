import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

/** A compressed page with this nonce in it. */
type PageOfNonce = (nonce: string) => Uint8Array<ArrayBuffer>;

const decompress = promisify(brotliDecompress);

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The end of each 16 bytes in base64. */
const PADDING = '==';
const CHARACTERS = 22;
export const NONCE_LENGTH = CHARACTERS + PADDING.length;
/** Bytes after the nonce that may affect how the compressor encodes the next ones; they are the same in all replies. */
const CONTEXT = 2;
/** Occasionally the compressor finds a part of the nonce elsewhere in the page. */
const ATTEMPTS = 3;

/** Two nonces that differ at every position and share no characters. */
function differentNonces(): [string, string] {
  const shuffled = [...BASE64]
    .map((character) => ({ character, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ character }) => character)
    .slice(0, CHARACTERS);
  const [first = '', ...others] = shuffled;
  return [shuffled.join('') + PADDING, [...others, first].join('') + PADDING];
}

/** Compresses a page with the part from `start` to `end` in a separate block, which is too short to be compressed. */
async function compressAround(page: string, start: number, end: number, quality: number): Promise<Buffer> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const output = buffer(stream);
  for (const part of [page.slice(0, start), page.slice(start, end)]) {
    stream.write(part);
    await new Promise<void>((flushed) => stream.flush(constants.BROTLI_OPERATION_FLUSH, flushed));
  }
  stream.end(page.slice(end));
  return output;
}

async function attempt(pageOf: (nonce: string) => string, quality: number): Promise<PageOfNonce | undefined> {
  const [nonce, other] = differentNonces();
  const page = pageOf(nonce);
  const start = page.indexOf(nonce);
  const compressed = await compressAround(page, start, start + NONCE_LENGTH + CONTEXT, quality);
  const place = compressed.indexOf(nonce, 0, 'latin1');
  if (start === -1 || place === -1) return undefined;
  const template = new Uint8Array(compressed);
  const encoder = new TextEncoder();
  const write: PageOfNonce = (own) => {
    const copy = template.slice();
    encoder.encodeInto(own, copy.subarray(place));
    return copy;
  };
  /* Since the two differ at every position, a result that is right for both is right for any nonce. */
  const read = await decompress(write(other)).catch(() => undefined);
  return read?.toString('utf8') === pageOf(other) ? write : undefined;
}

/**
 * Compresses a page with brotli once for all replies (ADR 65). Each reply's nonce is written into the compressed page:
 * its first occurrence is uncompressed, and later ones refer back to it.
 *
 * @returns undefined if the page can't be compressed this way
 */
export async function compressTemplate(
  pageOf: (nonce: string) => string,
  quality: number,
): Promise<PageOfNonce | undefined> {
  for (let turn = 0; turn < ATTEMPTS; turn += 1) {
    const page = await attempt(pageOf, quality);
    if (page) return page;
  }
  return undefined;
}
