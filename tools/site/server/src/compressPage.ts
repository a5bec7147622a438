import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './chooseEncoding.ts';
import { compressTemplate, NONCE_LENGTH } from './compressTemplate.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Fast enough for every reply. */
const QUALITY = 5;
const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };

const COMPRESS: Record<Encoding, (page: string) => Promise<Buffer>> = {
  br: (page) => compressBrotli(page, { params }),
  gzip: (page) => compressGzip(page),
};
const OFFERED = Object.keys(COMPRESS) as Encoding[];

interface Page {
  /** The cached page that it's generated from; each of its variants is compressed once. */
  cached: object;
  /** Everything else it depends on, except its nonce. */
  variant: string;
  nonce: string;
  htmlOf: (nonce: string) => string;
}

const templates = new WeakMap<object, Map<string, ReturnType<typeof compressTemplate>>>();

function templateOf({ cached, variant, htmlOf }: Page) {
  const variants = templates.get(cached) ?? new Map<string, ReturnType<typeof compressTemplate>>();
  templates.set(cached, variants);
  const template = variants.get(variant) ?? compressTemplate(htmlOf, QUALITY);
  variants.set(variant, template);
  return template;
}

async function compress(page: Page, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const { nonce, htmlOf } = page;
  const template = encoding === 'br' && nonce.length === NONCE_LENGTH ? await templateOf(page) : undefined;
  return template?.(nonce) ?? new Uint8Array(await COMPRESS[encoding](htmlOf(nonce)));
}

/** A page's body in the encoding for this `Accept-Encoding`: brotli, gzip, or plain. */
export async function compressPage(
  page: Page,
  acceptEncoding?: string,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const encoding = chooseEncoding(acceptEncoding, OFFERED);
  if (!encoding) return { body: page.htmlOf(page.nonce), headers: {} };
  return { body: await compress(page, encoding), headers: { 'content-encoding': encoding } };
}
