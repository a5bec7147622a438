import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Fast enough for every reply. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** A page's body: brotli for clients that accept it, plain for all others. */
export async function compressPage(
  page: string,
  acceptEncoding = '',
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  if (!/\bbr\b/.test(acceptEncoding)) return { body: page, headers: {} };
  return { body: new Uint8Array(await compress(page, { params })), headers: { 'content-encoding': 'br' } };
}
