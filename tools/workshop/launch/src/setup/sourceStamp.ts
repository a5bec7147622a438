import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** All sources of the builds and fonts; a test compares the list with Nx's inputs. */
const SOURCES = [
  'apps/**',
  'libs/**',
  'tools/site/build/**',
  'tools/site/document/**',
  'tools/site/server/**',
  'vite.shared.ts',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];
const SKIPPED = ['dist', 'node_modules', 'coverage'];
const UNBUILT = /\.(?:test|stories)\.tsx?$/;

/** The source files of the builds and fonts, relative to the root. */
export const sourceFiles = (root = ROOT): string[] =>
  globSync(SOURCES, { cwd: root, withFileTypes: true, exclude: ({ name }) => SKIPPED.includes(name) })
    .filter((entry) => entry.isFile() && !UNBUILT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .toSorted();

/** Changes whenever a source file is saved, added, removed or renamed. */
export function sourceStamp(root = ROOT): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('base64url');
}
