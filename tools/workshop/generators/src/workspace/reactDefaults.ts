import { readNxJson, type Tree } from '@nx/devkit';

/** The options in `nx.json` for a generator of `@nx/react`; Nx itself applies them only on the command line. */
export function reactDefaults(tree: Tree, generator: string): Record<string, unknown> {
  const defaults = new Map<string, unknown>(
    Object.entries(readNxJson(tree)?.generators?.['@nx/react'] ?? {}),
  );
  const found = defaults.get(generator);
  if (typeof found === 'object' && found !== null) return { ...found };
  throw new Error(`nx.json sets no defaults for @nx/react:${generator}. Add them under "generators".`);
}
