import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** A lib's folder, in the next `node_modules` above that has it. @throws if there is none */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (from === dirname(from)) throw new Error(`${name} isn't installed. Run npm ci.`);
  return folderOf(name, dirname(from));
}

/**
 * The versions of the libs in a project, with those that they depend on, by package name in alphabetical order.
 * @param root - the project's folder
 */
export function libsOf(root: string): Record<string, string> {
  const { name: own, dependencies } = readManifest(root);
  const scope = `${own.split('/', 1)[0]}/`;
  const versions = new Map<string, string>();
  const visit = (names: readonly string[]) => {
    for (const name of names) {
      if (!name.startsWith(scope) || versions.has(name)) continue;
      const lib = readManifest(folderOf(name, root));
      versions.set(name, lib.version);
      visit(Object.keys(lib.dependencies ?? {}));
    }
  };
  visit(Object.keys(dependencies ?? {}));
  return Object.fromEntries([...versions].sort(([a], [b]) => a.localeCompare(b, 'en')));
}
