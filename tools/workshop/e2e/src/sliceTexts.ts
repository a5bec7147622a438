import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visit } from './visit.ts';

const ACCOUNT = join(import.meta.dirname, '../../../../libs/account/src');

/** The texts of one slice of the account area, which has its own namespace. */
export function sliceTexts(slice: 'history' | 'bonuses' | 'protection', language: Visit['language']) {
  const file = join(ACCOUNT, slice, 'locales', `${language}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${slice} has no text "${key}". Was it renamed?`);
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
