import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visit } from './visit.ts';

type Lib = 'casino' | 'content' | 'i18n' | 'session' | 'shell';

const LIBS = join(import.meta.dirname, '../../../libs');

/** The site's own texts, so that a journey finds what a visitor of that language reads. */
export function textsOf(language: Visit['language']) {
  return (lib: Lib, key: string, values: Record<string, string | number> = {}): string => {
    const file = join(LIBS, lib, 'src/locales', `${language}.json`);
    const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
    if (text === undefined) throw new Error(`${lib} has no text "${key}". Was it renamed?`);
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
