import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const NAME = 'SHA256SUMS';

/** All files below a folder, with their paths from it, in the same order on every machine. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();

/** Writes `SHA256SUMS` for all files below a folder, as `sha256sum --check` reads it. */
export function writeChecksums(folder: string): void {
  const lines = filesIn(folder)
    .filter((path) => path !== NAME)
    .map(
      (path) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex')}  ${path}\n`,
    );
  writeFileSync(join(folder, NAME), lines.join(''));
}
