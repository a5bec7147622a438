import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '@baize/i18n/languages';
import { fillMissingTexts } from './fillMissingTexts.ts';

const FILE = /\/locales\/(\w+)\.json$/;

function readTexts(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Fills gaps in the libs' texts while a site is built or served, so that a visitor never reads a key (ADR 32).
 * Each gap is a warning with its file and key; the check of the texts rejects it.
 */
export const textsPlugin = (): Plugin => ({
  name: 'complete-texts',
  enforce: 'pre',
  load: {
    filter: { id: FILE },
    handler(id) {
      const language = FILE.exec(id)?.[1] ?? '';
      const fileOf = (name: string) => join(dirname(id), `${name}.json`);
      const { texts, problems } = fillMissingTexts(
        language,
        new Map(LANGUAGES.map((name) => [name, readTexts(fileOf(name))])),
      );
      for (const name of LANGUAGES) this.addWatchFile(fileOf(name));
      for (const problem of problems) this.warn(`${id}: ${problem}`);
      return JSON.stringify(texts);
    },
  },
});
