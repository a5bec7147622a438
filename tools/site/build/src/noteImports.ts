import { dirname, posix, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Modules of this repository. */
const IMPORT = /\bimport\((["'])(\.{1,2}\/[^"']+\.tsx?)\1\)/g;
/** One of several modules, such as the texts of a language: import(`./locales/${file}.json`). */
const TEMPLATE = /\bimport\(`(\.{1,2}\/[^`]+)`\)/g;

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
        const folder = normalizePath(relative(root, dirname(id)));
        const noted = code
          .replace(IMPORT, (call, _quote, path: string) =>
            sources.has(path) ? `(noteImport(${JSON.stringify(sources.get(path))}),${call})` : call,
          )
          .replace(TEMPLATE, (call, path: string) => `(noteImport(\`${posix.join(folder, path)}\`),${call})`);
        if (noted === code) return undefined;
        return { code: `import { noteImport } from '@baize/routing/server';\n${noted}`, map: null };
      },
    },
  };
}
