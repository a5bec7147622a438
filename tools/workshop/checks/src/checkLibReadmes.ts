import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportedValues } from './checkUnusedExports.ts';
import { ROOT } from './root.ts';

const ENTRIES = 'libs/*/src/index.ts';
const SECTION = /^## Exports\n(?<body>[\s\S]*?)(?=^## |(?![\s\S]))/m;
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

/** The names in the tables of the section "Exports": those in the first cell of each row. */
export const listedExports = (readme: string): string[] =>
  (SECTION.exec(readme)?.groups?.body ?? '')
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
export function readmeProblems(entry: string, readme: string): string[] {
  const listed = listedExports(readme);
  const exported = allExports(entry);
  return [
    ...exportedValues(entry)
      .filter((name) => !listed.includes(name))
      .map((name) => `"Exports" doesn't list ${name}, which src/index.ts exports.`),
    ...listed
      .filter((name) => !exported.has(name))
      .map((name) => `"Exports" lists ${name}, which src/index.ts doesn't export.`),
  ];
}

/** Checks that every lib's README lists exactly the exports of the lib's entry point. */
export const checkLibReadmes = (): string[] =>
  globSync(ENTRIES, { cwd: ROOT })
    .sort()
    .flatMap((entry) => {
      const readme = join(dirname(entry), '../README.md');
      const [exports, text] = [entry, readme].map((file) => readFileSync(join(ROOT, file), 'utf8'));
      return readmeProblems(exports ?? '', text ?? '').map((problem) => `${readme}: ${problem}`);
    });
