import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visit } from './visit.ts';

const LIBS = join(import.meta.dirname, '../../../../libs');

const textsIn = (language: string) =>
  globSync(`*/src/**/*locales/${language}.json`, { cwd: LIBS }).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(join(LIBS, file), 'utf8')) as Record<string, string>),
  );

/** All texts of the site that only the other language has: none of them may name a control here. */
export function foreignTexts(language: Visit['language']): ReadonlySet<string> {
  const own = new Set(textsIn(language));
  return new Set(textsIn(language === 'tr' ? 'en' : 'tr').filter((text) => !own.has(text)));
}
