import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|html)$/;
const WORTH_IT = 512;

/** Writes a brotli file next to every file of a build, so that no server has to compress on the fly. */
export function precompress(): Plugin {
  return {
    name: 'baize:precompress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(file)) continue;
        const content = readFileSync(join(dir, file));
        if (content.length < WORTH_IT) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content, { params }));
      }
    },
  };
}
