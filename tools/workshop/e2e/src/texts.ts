import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visit } from './visit.ts';

type Lib = 'account' | 'casino' | 'content' | 'forms' | 'i18n' | 'session' | 'shell' | 'sport' | 'wallet';

/** The locations of a lib's texts: those for the first screen, and those that load later. */
const FOLDERS = [
  'locales',
  'later-locales',
  'room-locales',
  'account-locales',
  'profile-locales',
  'money-locales',
] as const;
const LIBS = join(import.meta.dirname, '../../../../libs');

/** The site's own texts, so that a journey finds the texts in the visitor's language. */
export function textsOf(language: Visit['language']) {
  return (lib: Lib, key: string, values: Record<string, string | number> = {}): string => {
    const text = FOLDERS.map((folder) => join(LIBS, lib, 'src', folder, `${language}.json`))
      .filter(existsSync)
      .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key])
      .find((found) => found !== undefined);
    if (text === undefined) throw new Error(`${lib} has no text "${key}". Was it renamed?`);
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
