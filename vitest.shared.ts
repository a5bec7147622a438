import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export interface LibTestOptions {
  /**
   * Whether each test file gets fresh modules; default true. Otherwise modules and their state are shared
   * within a worker.
   */
  isolate?: boolean;
}

/** The one test set-up of every library and tool: jsdom for React code, node for the rest. */
export function libTests(name: string, { isolate = true }: LibTestOptions = {}) {
  const browserLike = !NODE_ONLY.has(name);
  return defineConfig({
    test: {
      name,
      isolate,
      pool: browserLike ? 'vmThreads' : 'forks',
      environment: browserLike ? fileURLToPath(new URL('vitest.jsdom.ts', import.meta.url)) : 'node',
      setupFiles: browserLike ? [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))] : [],
      include: ['src/**/*.test.{ts,tsx}', 'gen/**/*.test.ts'],
      env: { SC_DISABLE_SPEEDY: 'false' },
      /* `npm test` reads the report: totals, and the slowest tests of all projects. */
      reporters: ['default', 'json'],
      outputFile: { json: fileURLToPath(new URL(`artifacts/tests/@baize/${name}.json`, import.meta.url)) },
      restoreMocks: true,
      /* The first lazy page on a busy machine takes a while. */
      testTimeout: 30_000,
      unstubGlobals: true,
    },
  });
}

const NODE_ONLY = new Set([
  'art',
  'sandbox',
  'generators',
  'visual',
  'page-html',
  'site-server',
  'serve',
  'checks',
  'launch',
  'bench',
]);
