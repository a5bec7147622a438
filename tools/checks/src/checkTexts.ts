import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './contract/Description.ts';
import { CONTRACT } from './contract/places.ts';
import { readGlossary } from './glossary/Glossary.ts';
import { playerTexts } from './glossary/playerTexts.ts';
import { contradictions, wrongWords } from './glossary/wrongWords.ts';
import { ROOT } from './root.ts';

type Texts = Record<string, string>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const placeholders = (text: string) =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name)
    .sort()
    .join();

/** `games_count_one` is the singular of `games_count`; a language whose nouns stay alike after a number has none. */
const isSingularIn = (key: string, texts: Texts) =>
  key.endsWith('_one') && Object.hasOwn(texts, key.replace(/_one$/, ''));

/** What is wrong between the two languages of one lib. */
export function compareTexts(lib: string, tr: Texts, en: Texts): string[] {
  const missing = (from: Texts, to: Texts, language: string) =>
    Object.keys(from)
      .filter((key) => !Object.hasOwn(to, key) && !isSingularIn(key, to))
      .map((key) => `${lib}: "${key}" has no ${language} text`);
  const empty = [...Object.entries(tr), ...Object.entries(en)]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => `${lib}: "${key}" is empty`);
  const differing = Object.keys(tr)
    .filter((key) => key in en && placeholders(tr[key] ?? '') !== placeholders(en[key] ?? ''))
    .map((key) => `${lib}: "${key}" has other placeholders in English than in Turkish`);
  return [...missing(tr, en, 'English'), ...missing(en, tr, 'Turkish'), ...empty, ...differing];
}

/** Messages that carry a value of their own, and are read in another way. */
const WITH_VALUE = /`|^Invalid number/;

/** Every message under `message` and `errors`, however deep. */
function messagesOf(node: unknown, under = ''): string[] {
  if (typeof node === 'string') return under === 'message' || under === 'errors' ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    messagesOf(value, under === 'errors' || Array.isArray(node) ? under : name),
  );
}

/** The contract's messages that a player would see as bare keys. */
export function untranslated(examples: unknown, texts: Texts): string[] {
  const keysOf = (message: string) => {
    const key = message.replace('.', '!');
    return [key, key.replace(/\d+(?=\D*$)/, '{n}')];
  };
  const messages = new Set(messagesOf(examples).filter((message) => !WITH_VALUE.test(message)));
  return [...messages]
    .filter((message) => !keysOf(message).some((key) => key in texts))
    .map((message) => `i18n: the contract's message "${message}" has no text`);
}

/**
 * Turkish and English say the same things, lib by lib, and something for every message of the contract; whatever a
 * player reads says it in the words of the glossary.
 */
export function checkTexts(): string[] {
  const libs = join(ROOT, 'libs');
  const read = (lib: string, language: string, folder = 'locales') =>
    JSON.parse(readFileSync(join(libs, lib, 'src', folder, `${language}.json`), 'utf8')) as Texts;
  const account = (language: string) => read('i18n', language, 'account-locales');
  const server = { ...read('i18n', 'tr'), ...account('tr') };
  const between = readdirSync(libs)
    .filter((lib) => existsSync(join(libs, lib, 'src/locales')))
    .flatMap((lib) =>
      ['locales', 'later-locales']
        .filter((folder) => existsSync(join(libs, lib, 'src', folder)))
        .flatMap((folder) => compareTexts(lib, read(lib, 'tr', folder), read(lib, 'en', folder))),
    );
  const glossary = readGlossary(ROOT);
  const { components } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Description;
  return [
    ...between,
    ...compareTexts('i18n account', account('tr'), account('en')),
    ...untranslated(Object.values(components?.examples ?? {}), server),
    ...contradictions(glossary),
    ...wrongWords(glossary, playerTexts(ROOT)),
  ];
}
