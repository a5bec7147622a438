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
/** Bytes after the nonce on which the compressor's choice for the next ones may depend; they are the same in all replies. */
const CONTEXT = 2;
/** Now and then the compressor finds a part of the nonce elsewhere in the page. */
const ATTEMPTS = 3;

/** Two nonces without an equal character at any place, whose characters are different ones. */
function differentNonces(): [string, string] {
  const shuffled = [...BASE64]
    .map((character) => ({ character, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ character }) => character)
    .slice(0, CHARACTERS);
  const [first = '', ...others] = shuffled;
  return [shuffled.join('') + PADDING, [...others, first].join('') + PADDING];
}

/** Compresses a page so that the part from `start` to `end` is in a block of its own, which is too short to be compressed. */
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
  /* Since the two differ at each place, what is right for both is right for any. */
  const read = await decompress(write(other)).catch(() => undefined);
  return read?.toString('utf8') === pageOf(other) ? write : undefined;
}

/**
 * Compresses a page with brotli once for all replies (ADR 65). Its nonce is written into the compressed page: at its first place it is
 * in the clear, and wherever it is repeated the compressor refers to that place.
 *
 * @returns undefined when the page can't be compressed in this way
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
