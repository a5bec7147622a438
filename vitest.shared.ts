import { defineConfig } from 'vitest/config';

/** The one test set-up of every library and tool: jsdom for React code, node for the rest. */
export function libTests(name: string) {
  return defineConfig({
    test: {
      name,
      environment: NODE_ONLY.has(name) ? 'node' : 'jsdom',
      include: ['src/**/*.test.{ts,tsx}', 'gen/**/*.test.ts'],
      restoreMocks: true,
      unstubGlobals: true,
    },
  });
}

const NODE_ONLY = new Set(['art', 'sandbox', 'brand-html', 'checks', 'launch', 'bench']);
