import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** A Markdown file, or a page of the catalogue. */
export interface Document {
  /** Relative to the workspace. */
  file: string;
  text: string;
}

const DOCUMENTS = [
  '{README,CONTRIBUTING}.md',
  'docs/**/*.md',
  'libs/*/README.md',
  'tools/**/README.md',
  '.storybook/pages/*.mdx',
];
/** The specification has its own check. */
const SPEC = 'docs/spec.md';
const SUPERSEDED = /^Superseded by /m;

/** The documents that describe the code as it is now: superseded ADRs are left out. */
export const readDocuments = (): Document[] =>
  globSync(DOCUMENTS, { cwd: ROOT, exclude: ['**/node_modules'] })
    .filter((file) => file !== SPEC)
    .sort()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ text }) => !SUPERSEDED.test(text));
