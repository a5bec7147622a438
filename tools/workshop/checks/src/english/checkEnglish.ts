import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { englishProblems } from './englishProblems.ts';
import { PHRASES } from './phrases.ts';

const WRITTEN = [
  '{README,CONTRIBUTING}.md',
  'docs/**/*.md',
  '{apps,libs,tools,.storybook}/**/*.{md,mdx,ts,tsx}',
  'openapi/**/*.yaml',
  '*.ts',
];
/** Built, generated or history; and this check's tests, which quote the phrases. */
const LEFT_OUT = ['**/node_modules', '**/dist', '**/generated', '**/CHANGELOG.md', '**/english/*.test.ts'];

/** Checks that documents, comments, test titles and the contract's descriptions are in plain English. */
export const checkEnglish = (): string[] =>
  globSync(WRITTEN, { cwd: ROOT, exclude: LEFT_OUT })
    .sort()
    .flatMap((file) => englishProblems(file, readFileSync(join(ROOT, file), 'utf8'), PHRASES));
