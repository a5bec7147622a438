import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ART = join(import.meta.dirname, '../../../art');
/** Six megabytes; `pictures.ts` has the sizes, `brand-content` the content of campaigns and promotions. */
const PARTS = [
  join(ART, 'src'),
  join(ART, 'sprites'),
  join(ART, 'scenes'),
  join(import.meta.dirname, 'pictures.ts'),
  join(import.meta.dirname, 'artCatalogue.ts'),
  join(import.meta.dirname, '../site/brand-content'),
  join(import.meta.dirname, '../site/promotions.ts'),
];
const TEST = /\.test\.ts$/;

const filesIn = (part: string): string[] =>
  part.endsWith('.ts')
    ? [part]
    : readdirSync(part, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !TEST.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();

/** A hash of all inputs of a picture: it changes with the drawings, not with the checkout. */
export function artVersion(): string {
  const hash = createHash('sha256');
  for (const file of PARTS.flatMap(filesIn)) hash.update(relative(ART, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
