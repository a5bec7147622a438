import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';

const TYPES = new Map(
  Object.entries<string>({
    '.js': 'text/javascript; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
    /* Written into PDFs. */
    '.ttf': 'font/ttf',
    '.json': 'application/json',
  }),
);

const FOREVER = 'public, max-age=31536000, immutable';

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

export interface FileRequest {
  folder: string;
  /** As it stands in the address. */
  path: string;
  acceptEncoding?: string;
  /** Names without a hash are asked for again. */
  cacheControl?: string;
}

/** A file under a folder, brotli where it lies beside it and the browser takes it; undefined for everything else. */
export async function serveFile(request: FileRequest): Promise<Response | undefined> {
  const { folder, path, acceptEncoding = '', cacheControl = FOREVER } = request;
  const type = TYPES.get(extname(path));
  const file = join(folder, normalize(`/${path}`));
  if (!type || !file.startsWith(folder) || path.includes('/.')) return undefined;
  const packed = /\bbr\b/.test(acceptEncoding) && (await isFile(`${file}.br`));
  if (!packed && !(await isFile(file))) return undefined;
  const body = Readable.toWeb(createReadStream(packed ? `${file}.br` : file)) as ReadableStream;
  const headers = {
    'content-type': type,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  };
  return new Response(body, { headers });
}
