import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A product term and its forbidden variants; a variant that ends in `*` matches every ending. */
interface Term {
  word: string;
  meaning: string;
  not: readonly string[];
}

/** Words that the texts must never use, in any sense, and the reason. */
interface Avoided {
  reason: string;
  not: readonly string[];
  /** The texts that it applies to; all by default. */
  voice?: 'formal' | 'informal';
}

export type Glossary = Record<Language, { words: readonly Term[]; avoid: readonly Avoided[] }>;

/** A text that players read, and its file. */
export interface PlayerText {
  file: string;
  language: Language;
  text: string;
  /** How it addresses the player; formally by default. */
  voice?: 'informal';
}

/** The product's terms, which are stored next to the texts. */
export const readGlossary = (root: string) =>
  JSON.parse(readFileSync(join(root, 'libs/i18n/glossary.json'), 'utf8')) as Glossary;
