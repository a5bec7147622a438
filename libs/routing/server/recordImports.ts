import { AsyncLocalStorage } from 'node:async_hooks';

const record = new AsyncLocalStorage<Set<string>>();

/**
 * Notes a dynamic import. The server's build calls it before each one (the plugin `noteImports`); `source` is the
 * module's key in the manifest of the browser's build.
 */
export const noteImport = (source: string): void => void record.getStore()?.add(source);

/** Runs `load`, and resolves to the modules that it has imported dynamically. Calls at the same time don't mix. */
export async function recordImports(load: () => Promise<unknown>): Promise<readonly string[]> {
  const sources = new Set<string>();
  await record.run(sources, load);
  return [...sources];
}
