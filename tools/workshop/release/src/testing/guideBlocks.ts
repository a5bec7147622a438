import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/guides/deploy.md'), 'utf8');

/**
 * The code blocks of a language below a heading of the deploy guide.
 * @throws if there are none
 */
export function guideBlocks(heading: string, language: 'sh' | 'json'): string[] {
  const [, after = ''] = GUIDE.split(`\n## ${heading}\n`);
  const [section = ''] = after.split(/^## /m);
  const blocks = [...section.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)]
    .filter(([, own]) => own === language)
    .map(([, , block = '']) => block);
  if (blocks.length === 0) throw new Error(`The deploy guide has no ${language} block under "${heading}".`);
  return blocks;
}
