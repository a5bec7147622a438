import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FLOOR } from '../paths.ts';

/** Bytes of the floor's script, gzip level 9. */
export const floorBytes = (): number =>
  readdirSync(FLOOR, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(FLOOR, file)), { level: 9 }).length, 0);
