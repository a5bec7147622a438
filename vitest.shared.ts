import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The one test set-up of every library and tool: jsdom for React code, node for the rest. */
export function libTests(name: string) {
  const browserLike = !NODE_ONLY.has(name);
  return defineConfig({
    test: {
      name,
      environment: browserLike ? 'jsdom' : 'node',
      setupFiles: browserLike ? [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))] : [],
      include: ['src/**/*.test.{ts,tsx}', 'gen/**/*.test.ts'],
      restoreMocks: true,
      /* A first lazy page on a busy machine takes its time. */
      testTimeout: 30_000,
      unstubGlobals: true,
    },
  });
}

const NODE_ONLY = new Set(['art', 'sandbox', 'brand-html', 'edge', 'checks', 'launch', 'bench']);
