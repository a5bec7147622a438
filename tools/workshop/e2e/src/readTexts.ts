import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandNamed } from './brands.ts';
import type { Visit } from './visit.ts';

type Texts = Record<string, string>;

const read = (file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {});

/** The texts of a folder in a language, as the brand addresses its players. */
export const readTexts = (folder: string, language: Visit['language'], brand: string): Texts => ({
  ...read(join(folder, `${language}.json`)),
  ...(brandNamed(brand).voice === 'informal' && read(join(folder, `${language}.informal.json`))),
});

/** A text with its placeholders filled in. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
