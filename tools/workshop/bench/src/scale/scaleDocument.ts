import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/** The document that shows the calculation with the usual assumptions. */
export const SCALE_DOCUMENT = join(ROOT, 'docs/scale.md');

const BLOCK = /(?<=^```text\n)[\s\S]*?(?=\n```$)/m;

/** The calculation that a document shows. */
export const shownScale = (document: string): string | undefined => BLOCK.exec(document)?.[0];

/** The document with another calculation. */
export const withScale = (document: string, text: string): string => document.replace(BLOCK, () => text);
