import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

export interface LibTestOptions {
  /**
   * Whether each test file gets fresh modules; true by default. Otherwise modules and their state are shared within a
   * worker.
   */
  isolate?: boolean;
}

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * The shared test set-up of all libraries and tools: jsdom for libs, node for tools. Long tests (`*.long.test.ts`) run
 * only with `FULL_RUN=1`.
 *
 * @param folder the project's, `import.meta.dirname` of its `vitest.config.ts`
 */
export function libTests(folder: string, { isolate = true }: LibTestOptions = {}) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const name = manifest.name.replace('@baize/', '');
  const browserLike = !folder.startsWith(fileOf('tools'));
  return defineConfig({
    test: {
      name,
      isolate,
      pool: browserLike ? 'vmThreads' : 'forks',
      environment: browserLike ? fileOf('vitest.jsdom.ts') : 'node',
      setupFiles: [
        ...(browserLike ? [fileOf('vitest.react.ts'), fileOf('vitest.setup.ts')] : []),
        ...(hasPropertyTests(manifest) ? [fileOf('vitest.properties.ts')] : []),
      ],
      include: ['src/**/*.test.{ts,tsx}', '{bake,gen,rigs}/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...(process.env.FULL_RUN ? [] : ['**/*.long.test.{ts,tsx}'])],
      env: { SC_DISABLE_SPEEDY: 'false' },
      /* `npm test` reads the report: totals, and the slowest tests of all projects. */
      reporters: ['default', 'json'],
      outputFile: { json: fileOf(`artifacts/tests/@baize/${name}.json`) },
      restoreMocks: true,
      /* The first lazy page on a busy machine takes a while. */
      testTimeout: 30_000,
      unstubGlobals: true,
    },
  });
}

/** Packages that property tests import: fast-check itself, or our helper around it. */
const PROPERTY_TESTS = ['fast-check', '@baize/testing'];

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Whether a project depends on packages for property tests. Loading fast-check takes 40 ms per file. */
function hasPropertyTests({ dependencies, devDependencies }: Manifest): boolean {
  const named = { ...dependencies, ...devDependencies };
  return PROPERTY_TESTS.some((dependency) => Object.hasOwn(named, dependency));
}
