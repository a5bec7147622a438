import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exportedValues } from './checkUnusedExports.ts';
import { ROOT } from './root.ts';

/** The entry points that pages use, each with its section of the README. */
const ENTRIES = { index: 'Exports', hooks: 'Hooks' } as const;
type Entry = keyof typeof ENTRIES;
const SECTION = /^## (?<title>.+)\n(?<body>[\s\S]*?)(?=^## |(?![\s\S]))/gm;
const NAME = /`(\w+)`/g;
const LIST = /export (?:(?:type )?\{([^}]+)\}|\* as (\w+)) from/g;

const namesIn = (text: string) => [...text.matchAll(NAME)].map(([, name = '']) => name);

/** Values and types, including icons, which a README may omit. */
const allExports = (entry: string): ReadonlySet<string> =>
  new Set(
    [...entry.matchAll(LIST)].flatMap(([, names, namespace = '']) =>
      (names ?? namespace).split(',').map((name) => name.trim().replace(/^type /, '')),
    ),
  );

const sectionOf = (readme: string, title: string) =>
  [...readme.matchAll(SECTION)].find(({ groups }) => groups?.title === title)?.groups?.body ?? '';

/** The names in the tables of an entry point's section: those in the first cell of each row. */
export const listedExports = (readme: string, entry: Entry = 'index'): string[] =>
  sectionOf(readme, ENTRIES[entry])
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap(
      (row) =>
        row
          .split('|')
          .map(namesIn)
          .find((names) => names.length > 0) ?? [],
    );

/** Values that an entry point exports but the README doesn't list, and listed names that it doesn't export. */
export function readmeProblems(source: string, readme: string, entry: Entry = 'index'): string[] {
  const listed = listedExports(readme, entry);
  const exported = allExports(source);
  return [
    ...exportedValues(source)
      .filter((name) => !listed.includes(name))
      .map((name) => `"${ENTRIES[entry]}" doesn't list ${name}, which src/${entry}.ts exports.`),
    ...listed
      .filter((name) => !exported.has(name))
      .map((name) => `"${ENTRIES[entry]}" lists ${name}, which src/${entry}.ts doesn't export.`),
  ];
}

/** Checks that every lib's README lists exactly the exports of the lib's entry points. */
export const checkLibReadmes = (): string[] =>
  globSync('libs/*/src/{index,hooks}.ts', { cwd: ROOT })
    .sort()
    .flatMap((file) => {
      const readme = join(dirname(file), '../README.md');
      const [source, text] = [file, readme].map((each) => readFileSync(join(ROOT, each), 'utf8'));
      const entry = basename(file, '.ts') as Entry;
      return readmeProblems(source ?? '', text ?? '', entry).map((problem) => `${readme}: ${problem}`);
    });
