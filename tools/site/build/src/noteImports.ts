import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Modules of this repository; texts are listed by language elsewhere. */
const IMPORT = /\bimport\((["'])(\.{1,2}\/[^"']+\.tsx?)\1\)/g;

/**
 * In the server's build, notes each dynamic import under its key in the manifest of the browser's build, so that a page's
 * files are known from rendering it (`recordImports` in `@baize/routing/server`).
 */
export function noteImports(): Plugin {
  let root = '';
  return {
    name: 'baize:note-imports',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    configResolved: (config) => void (root = config.root),
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /\bimport\(/ },
      async handler(code, id) {
        const sources = new Map<string, string>();
        for (const [, , path = ''] of code.matchAll(IMPORT)) {
          const module = await this.resolve(path, id);
          if (module) sources.set(path, normalizePath(relative(root, module.id)));
        }
        if (sources.size === 0) return undefined;
        const noted = code.replace(IMPORT, (call, _quote, path: string) =>
          sources.has(path) ? `(noteImport(${JSON.stringify(sources.get(path))}),${call})` : call,
        );
        return { code: `import { noteImport } from '@baize/routing/server';\n${noted}`, map: null };
      },
    },
  };
}
