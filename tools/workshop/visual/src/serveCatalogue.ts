import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const HOST = '127.0.0.1';
/** A built catalogue may be served from any folder. */
const UNDER = '/under/some/path/';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};

/** The file of a folder for a URL; undefined for anything outside the folder. */
function fileOf(catalogue: string, address: string | undefined): string | undefined {
  const { pathname } = new URL(address ?? '/', `http://${HOST}`);
  if (!pathname.startsWith(UNDER)) return undefined;
  const file = join(catalogue, normalize(`/${decodeURIComponent(pathname.slice(UNDER.length))}`));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * Serves a built catalogue until it's closed. Browsers cache files from a server, but not those from an intercepted
 * route.
 */
export async function serveCatalogue(
  catalogue: string,
): Promise<{ place: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const file = fileOf(catalogue, request.url);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'max-age=86400',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    place: `http://${HOST}:${port}${UNDER}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
