import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ART = join(import.meta.dirname, '../../../art');
const PARTS = ['src', 'sprites', 'scenes', 'video'] as const;

function stamps(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => `${file} ${statSync(file).mtimeMs}`);
  } catch {
    return [];
  }
}

/** Changes with the drawing code, which invalidates the image cache on disk. */
export const artVersion = (): string =>
  createHash('sha256')
    .update(PARTS.flatMap((part) => stamps(join(ART, part))).join('\n'))
    .digest('hex')
    .slice(0, 12);
