import type { Tree } from '@nx/devkit';

const TYPES = 'libs/api/src/types.ts';
const LINE = /^export type (?<name>\w+) = Schemas\['\w+'\];$/;

/** Makes `@baize/api` export the type of a contract schema, in alphabetical order. */
export function exportSchemaType(tree: Tree, schema: string): void {
  const lines = (tree.read(TYPES, 'utf8') ?? '').split('\n');
  const named = (line: string) => LINE.exec(line)?.groups?.name;
  if (lines.some((line) => named(line) === schema)) return;
  const before = lines.findLastIndex((line) => (named(line) ?? '~') < schema);
  const at = before < 0 ? lines.findIndex((line) => named(line)) : before + 1;
  if (at < 0) throw new Error(`${TYPES} lists no schemas. Export ${schema} from it manually.`);
  tree.write(TYPES, lines.toSpliced(at, 0, `export type ${schema} = Schemas['${schema}'];`).join('\n'));
}
