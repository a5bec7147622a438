import type { Tree } from '@nx/devkit';

const UI = 'libs/ui';
const INDEX = `${UI}/src/index.ts`;
const INDEX_TEST = `${UI}/src/index.test.ts`;
const README = `${UI}/README.md`;

const EXPORT_OF_FILE = /^(?:export )?.*\} from '\.\/(?<folder>[\w-]+)\/[\w./-]+';$/;
const LIST = /(?<=^const EXPORTS = \[\n)[\s\S]*?(?=^\];$)/m;

function change(tree: Tree, file: string, changed: (text: string) => string | undefined): void {
  const text = changed(tree.read(file, 'utf8') ?? '');
  if (text === undefined)
    throw new Error(`${file} has an unexpected format. Add the component to it manually.`);
  tree.write(file, text);
}

/** Adds the export to the entry point: after the folder's other exports, or in a new group at the end. */
function exported(text: string, folder: string, line: string): string {
  const lines = text.trimEnd().split('\n');
  const last = lines.findLastIndex((one) => EXPORT_OF_FILE.exec(one)?.groups?.folder === folder);
  return `${(last < 0 ? [...lines, '', line] : lines.toSpliced(last + 1, 0, line)).join('\n')}\n`;
}

/** Adds the component to the README's table: in the row of the folder's other components, or in a new one. */
function listed(text: string, name: string, folder: string, family: readonly string[]): string | undefined {
  const lines = text.split('\n');
  const named = (row: string, component: string) => row.startsWith('|') && row.includes(`\`${component}\``);
  const row = lines.findIndex((line) => family.some((component) => named(line, component)));
  const end = lines.findLastIndex((line) => line.startsWith('|'));
  if (end < 0) return undefined;
  if (row < 0) return lines.toSpliced(end + 1, 0, `| ${folder} | \`${name}\` |`).join('\n');
  return lines.with(row, lines[row]?.replace(/\s*\|$/, ` \`${name}\` |`) ?? '').join('\n');
}

/** Adds a new component of `libs/ui/src/<folder>` to the entry point, to the test that pins it, and to the README. */
export function registerComponent(tree: Tree, name: string, folder: string): void {
  const family = tree
    .children(`${UI}/src/${folder}`)
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
    .filter((component) => component !== name);
  const line = `export { ${name}, type ${name}Props } from './${folder}/${name}.tsx';`;
  change(tree, INDEX, (text) => exported(text, folder, line));
  change(tree, INDEX_TEST, (text) =>
    LIST.test(text)
      ? text.replace(LIST, (list) =>
          [...list.trimEnd().split('\n'), `  '${name}',`].sort().join('\n').concat('\n'),
        )
      : undefined,
  );
  change(tree, README, (text) => listed(text, name, folder, family));
}
