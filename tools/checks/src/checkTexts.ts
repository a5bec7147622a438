import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

type Texts = Record<string, string>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const placeholders = (text: string) =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name)
    .sort()
    .join();

/** What is wrong between the two languages of one lib. */
export function compareTexts(lib: string, tr: Texts, en: Texts): string[] {
  const missing = (from: Texts, to: Texts, language: string) =>
    Object.keys(from)
      .filter((key) => !(key in to))
      .map((key) => `${lib}: "${key}" has no ${language} text`);
  const empty = [...Object.entries(tr), ...Object.entries(en)]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => `${lib}: "${key}" is empty`);
  const differing = Object.keys(tr)
    .filter((key) => key in en && placeholders(tr[key] ?? '') !== placeholders(en[key] ?? ''))
    .map((key) => `${lib}: "${key}" has other placeholders in English than in Turkish`);
  return [...missing(tr, en, 'English'), ...missing(en, tr, 'Turkish'), ...empty, ...differing];
}

/** Turkish and English say the same things, lib by lib. */
export function checkTexts(): string[] {
  const libs = join(ROOT, 'libs');
  const read = (lib: string, language: string) =>
    JSON.parse(readFileSync(join(libs, lib, 'src/locales', `${language}.json`), 'utf8')) as Texts;
  return readdirSync(libs)
    .filter((lib) => existsSync(join(libs, lib, 'src/locales')))
    .flatMap((lib) => compareTexts(lib, read(lib, 'tr'), read(lib, 'en')));
}
