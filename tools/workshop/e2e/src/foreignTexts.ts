import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visit } from './visit.ts';

const LIBS = join(import.meta.dirname, '../../../../libs');

const textsIn = (language: string) =>
  globSync(`*/src/**/*locales/${language}.json`, { cwd: LIBS }).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(join(LIBS, file), 'utf8')) as Record<string, string>),
  );

/** All of the site's texts that exist only in the other language, so no control may have one as its name. */
export function foreignTexts(language: Visit['language']): ReadonlySet<string> {
  const own = new Set(textsIn(language));
  return new Set(textsIn(language === 'tr' ? 'en' : 'tr').filter((text) => !own.has(text)));
}
