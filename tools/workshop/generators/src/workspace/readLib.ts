import { readJson, type Tree } from '@nx/devkit';

/** Layers for new libs; each of the other layers has exactly one lib. */
export const LIB_LAYERS = ['base', 'core', 'feature'] as const;
export type LibLayer = (typeof LIB_LAYERS)[number];

/** The parts of a package.json that generators read and write. */
export interface Manifest {
  name: string;
  nx?: { tags?: readonly string[] };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface Lib {
  /** Its folder in the workspace, `libs/casino`. */
  root: string;
  layer: string | undefined;
}

const LAYER = 'layer:';

const hasManifest = (tree: Tree, name: string) => tree.exists(`libs/${name}/package.json`);

/** @throws for a lib that doesn't exist, listing the existing ones */
export function readLib(tree: Tree, name: string): Lib {
  const known = tree.children('libs').filter((lib) => hasManifest(tree, lib));
  if (!known.includes(name))
    throw new Error(`Unknown lib "${name}". Libs: ${known.join(', ')}. The lib generator creates a new one.`);
  const root = `libs/${name}`;
  const { nx } = readJson<Manifest>(tree, `${root}/package.json`);
  const layer = nx?.tags?.find((tag) => tag.startsWith(LAYER))?.slice(LAYER.length);
  return { root, layer };
}
