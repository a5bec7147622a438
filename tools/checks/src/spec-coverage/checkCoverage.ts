import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { coverageProblems } from './coverageProblems.ts';

/** The sections of the specification whose statements are all mapped; it grows with the product. */
const SECTIONS: readonly string[] = [];

/** Each statement of the specification that `docs/spec-coverage.md` lists is shown by tests that exist and run. */
export const checkCoverage = (): string[] =>
  coverageProblems(readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8'), SECTIONS, (path) => {
    const file = join(ROOT, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });
