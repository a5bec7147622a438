import { brotliCompressSync, constants } from 'node:zlib';

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/;
const WORTH_IT = 512;
/** A usual quality for pages that are compressed on the fly. */
const ON_THE_WAY = 5;

const isPacked = (headers: Headers) => headers.has('content-encoding');

/** Compresses the reply with brotli, as the server in front of a real site would. */
export async function pack(reply: Response, quality = ON_THE_WAY): Promise<Response> {
  const type = reply.headers.get('content-type') ?? '';
  if (isPacked(reply.headers) || !reply.body || !COMPRESSIBLE.test(type)) return reply;
  const body = Buffer.from(await reply.arrayBuffer());
  const headers = new Headers(reply.headers);
  headers.delete('content-length');
  if (body.length < WORTH_IT) return new Response(body, { status: reply.status, headers });
  headers.set('content-encoding', 'br');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return new Response(brotliCompressSync(body, { params }), { status: reply.status, headers });
}
