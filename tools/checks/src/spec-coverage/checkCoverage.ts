import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { coverageProblems } from './coverageProblems.ts';

/** The sections of the specification whose statements are all mapped; it grows with the product. */
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
  '2/2.8',
  '2/2.9',
  '2/2.10',
  '2/2.11',
  '2/2.12',
  '2/2.13',
  '2/3.content',
  '2/4.content',
  '2/5.content',
  '2/6.content',
  '2/7.content',
  '2/8.content',
  '2/9.content',
  '2/4.shell',
  '2/9.shell',
];

/** Each statement of the specification that `docs/spec-coverage.md` lists is shown by tests that exist and run. */
export const checkCoverage = (): string[] =>
  coverageProblems(readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8'), SECTIONS, (path) => {
    const file = join(ROOT, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });
