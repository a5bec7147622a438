import type { Plugin } from 'vite';

/** A comment on a line of its own, so that a module keeps its chunk when it's moved or renamed. */
const MARK = /^\/\* @chunk (\S+) \*\/$/m;

/**
 * Reads which chunk a module asks for: a file with the comment "@chunk games" belongs to `games`.
 * @param names the chunks that exist; another one fails the build
 */
export function chunkMarks(names: readonly string[]) {
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'baize:chunk-marks',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /@chunk / },
      handler(code, id) {
        const [, name] = MARK.exec(code) ?? [];
        if (name === undefined) return;
        if (!names.includes(name)) this.error(`No chunk is named "${name}": use ${names.join(', ')}.`);
        chunkOf.set(id, name);
      },
    },
  };
  return { plugin, markOf: (id: string) => chunkOf.get(id) };
}
