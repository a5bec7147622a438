const TYPES = new Map(
  Object.entries<string>({
    webp: 'image/webp',
    avif: 'image/avif',
    mp4: 'video/mp4',
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    svg: 'image/svg+xml',
  }),
);

const FOR_EVER = 'public, max-age=31536000, immutable';

interface Slice {
  start: number;
  end: number;
}

/** The part of a file requested by a Range header; `bad` if it's out of bounds, undefined for the whole file. */
export function readRange(header: string | null, size: number): Slice | 'bad' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'bad' : { start, end };
}

/** Responds with a file, or the requested part of it. */
export function fileResponse(
  request: Request,
  name: string,
  bytes: Buffer,
  cacheControl = FOR_EVER,
): Response {
  const headers: Record<string, string> = {
    'content-type': TYPES.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream',
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const range = readRange(request.headers.get('range'), bytes.byteLength);
  if (range === 'bad')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.byteLength}` } });
  const body = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  headers['content-length'] = String(body.byteLength);
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${bytes.byteLength}`;
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status: range ? 206 : 200,
    headers,
  });
}
