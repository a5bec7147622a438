import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { citationProblems } from './citationProblems.ts';
import { coverageProblems, readCoverage } from './coverageProblems.ts';

/** The fully mapped sections of the specification; the list grows with the product. */
const SECTIONS: readonly string[] = [
  '1/2.routes',
  '1/2.shell',
  '1/2.login',
  '1/2.register',
  '1/2.forgot',
  '1/2.reset',
  '1/3.options',
  '1/3.session',
  '1/3.country',
  '1/3.payloads',
  '1/4.shell',
  '1/4.session',
  '1/5',
  '1/6.shell',
  '1/6.session',
  '1/7',
  '1/8.shell',
  '1/8.session',
  '1/9.shell',
  '1/9.session',
  '2/2.1',
  '2/2.2',
  '2/2.7',
  '2/2.8',
  '2/2.9',
  '2/2.10',
  '2/2.11',
  '2/2.12',
  '2/2.13',
  '2/3.content',
  '2/3.sport',
  '2/4.content',
  '2/4.sport',
  '2/5.content',
  '2/6.content',
  '2/6.sport',
  '2/7.content',
  '2/7.sport',
  '2/8.content',
  '2/8.sport',
  '2/9.content',
  '2/9.sport',
  '2/4.shell',
  '2/9.shell',
];

const SPEC = 'docs/spec.md';
/** Hand-written files; generated ones contain no citations. */
const WRITTEN = [
  '{apps,docs,libs,openapi,tools,.storybook}/**/*.{css,js,md,mjs,ts,tsx,yaml}',
  '*.{md,mjs,ts}',
];
const NOT_WRITTEN = /(?:^|\/)(?:node_modules|dist|generated)\/|citationProblems/;

const writtenFiles = (): string[] =>
  globSync(WRITTEN, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] }).filter(
    (file) => !NOT_WRITTEN.test(file) && file !== SPEC,
  );

/**
 * Checks that each statement of the specification (`docs/spec.md`) is covered by tests that exist and run, and that
 * everything cited in comments is in the repository.
 */
export function checkCoverage(): string[] {
  const document = readFileSync(join(ROOT, SPEC), 'utf8');
  const known = new Set(readCoverage(document).map(({ id }) => id));
  const read = (path: string) => {
    const file = join(ROOT, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return [
    ...coverageProblems(document, SECTIONS, read),
    ...writtenFiles().flatMap((file) => citationProblems(file, read(file) ?? '', known)),
  ];
}
