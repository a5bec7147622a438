import { Hono } from 'hono';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { FLOOR } from '../paths.ts';
import { pack } from './pack.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};
/** The brotli quality that the apps' own files use. */
const BEST = 11;
const PAGE = '/index.html';

/** The floor's files, precompressed like those of the apps; none in a run that isn't compared with the floor. */
export async function floorFiles(): Promise<Hono> {
  const floor = new Hono();
  if (!existsSync(FLOOR)) return floor;
  const files = readdirSync(FLOOR, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(FLOOR, file)).isFile(),
  );
  for (const file of files) {
    const headers = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' };
    const packed = await pack(new Response(readFileSync(join(FLOOR, file)), { headers }), BEST);
    const body = await packed.arrayBuffer();
    const path = `/${file}`;
    floor.get(path === PAGE ? '/' : path, () => new Response(body, { headers: packed.headers }));
  }
  return floor;
}
