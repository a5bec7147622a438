import { readJson, updateJson, type Tree } from '@nx/devkit';
import type { Manifest } from './readLib.ts';

type Group = 'dependencies' | 'devDependencies';

const OWN = '@baize/';

const sorted = (versions: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The version that the other libs use: only one version of each package is installed. */
function versionOf(tree: Tree, name: string): string {
  if (name.startsWith(OWN)) return '*';
  for (const lib of tree.children('libs')) {
    const { dependencies, devDependencies } = readJson<Manifest>(tree, `libs/${lib}/package.json`);
    const versions = new Map(Object.entries({ ...devDependencies, ...dependencies }));
    const version = versions.get(name);
    if (version) return version;
  }
  throw new Error(`No lib depends on ${name} yet. Install it: npm install --save-exact ${name}`);
}

/** Adds packages that a lib's code imports to its package.json, unless they are already listed. */
export function addDependencies(tree: Tree, root: string, group: Group, names: readonly string[]): void {
  updateJson<Manifest>(tree, `${root}/package.json`, (manifest) => {
    const known = { ...manifest.dependencies, ...(group === 'devDependencies' && manifest.devDependencies) };
    const missing = names.filter((name) => !Object.hasOwn(known, name));
    const added = Object.fromEntries(missing.map((name) => [name, versionOf(tree, name)]));
    return { ...manifest, [group]: sorted({ ...manifest[group], ...added }) };
  });
}
