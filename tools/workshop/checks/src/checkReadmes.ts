import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkLibReadmes } from './checkLibReadmes.ts';
import { ROOT } from './root.ts';

const PROJECTS = '{{apps,libs}/*,tools/*/*}/package.json';
const ADR_FOLDER = 'docs/adr';

/** ADRs that the index doesn't link to, and index links without an ADR. */
export function adrIndexProblems(index: string, files: readonly string[]): string[] {
  const linked = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file = '']) => file);
  return [
    ...files.filter((file) => !linked.includes(file)).map((file) => `doesn't list ${file}.`),
    ...linked.filter((file) => !files.includes(file)).map((file) => `lists ${file}, which doesn't exist.`),
  ];
}

function checkAdrIndex(): string[] {
  const index = `${ADR_FOLDER}/README.md`;
  const files = globSync(`${ADR_FOLDER}/[0-9]*.md`, { cwd: ROOT }).map((file) => basename(file));
  const text = readFileSync(join(ROOT, index), 'utf8');
  return adrIndexProblems(text, files).map((problem) => `${index} ${problem}`);
}

/**
 * Checks that every app, lib and tool has a README, every lib's README lists its exports, and the index lists every
 * ADR.
 */
export const checkReadmes = (): string[] => [
  ...globSync(PROJECTS, { cwd: ROOT })
    .map(dirname)
    .filter((project) => !existsSync(join(ROOT, project, 'README.md')))
    .map((project) => `${project} has no README.md.`),
  ...checkLibReadmes(),
  ...checkAdrIndex(),
];
