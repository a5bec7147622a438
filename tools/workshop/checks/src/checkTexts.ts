import { LANGUAGES } from '@baize/i18n/languages';
import { messageIndex } from '@baize/i18n/messages';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './contract/Description.ts';
import { CONTRACT } from './contract/contractFiles.ts';
import { readGlossary } from './glossary/Glossary.ts';
import { playerTexts } from './glossary/playerTexts.ts';
import { glossaryContradictions, glossaryViolations } from './glossary/glossaryViolations.ts';
import { ROOT } from './root.ts';
import { voiceMistakes } from './voiceMistakes.ts';

type Texts = Record<string, string>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const placeholders = (text: string) =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name)
    .sort()
    .join();

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(PLURAL, '');
/** The plural forms of a language: one and other in most. */
const formsIn = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Each text by its key without the plural suffix, with its plural forms. */
function textsByBase(texts: Texts): Map<string, { text: string; forms: string[] }> {
  const bases = new Map<string, { text: string; forms: string[] }>();
  for (const [key, text] of Object.entries(texts)) {
    const form = PLURAL.exec(key)?.[0].slice(1);
    const forms = bases.get(baseOf(key))?.forms ?? [];
    bases.set(baseOf(key), { text, forms: form ? [...forms, form] : forms });
  }
  return bases;
}

/**
 * Differences between the languages of one namespace: `{ tr: texts, en: texts }`, the default language first.
 */
export function compareTexts(name: string, languages: Readonly<Record<string, Texts>>): string[] {
  const known = Object.entries(languages).map(([language, texts]) => ({
    language,
    texts: textsByBase(texts),
  }));
  const all = new Set(known.flatMap(({ texts }) => [...texts.keys()]));
  const isCounted = (base: string) => known.some(({ texts }) => (texts.get(base)?.forms.length ?? 0) > 0);
  const [first] = known;
  return known.flatMap(({ language, texts }) =>
    [...all].flatMap((base) => {
      const own = texts.get(base);
      if (!own) return [`${name}: "${base}" has no text in ${language}`];
      const forms = isCounted(base) ? formsIn(language) : [];
      if (forms.toSorted().join() !== own.forms.toSorted().join())
        return [
          `${name}: "${base}" has the forms ${own.forms.join() || 'none'} in ${language}, not ${forms.join()}`,
        ];
      if (own.text.trim() === '') return [`${name}: "${base}" is empty in ${language}`];
      const usual = first?.texts.get(base)?.text ?? own.text;
      return placeholders(usual) === placeholders(own.text)
        ? []
        : [`${name}: "${base}" has other placeholders in ${language} than in ${first?.language}`];
    }),
  );
}

/** It names a parameter, so it's looked up by field. */
const INVALID_PARAMETER = /`/;

/** Every message under `message` and `errors`, at any depth. */
function messagesOf(node: unknown, under = ''): string[] {
  if (typeof node === 'string') return under === 'message' || under === 'errors' ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    messagesOf(value, under === 'errors' || Array.isArray(node) ? under : name),
  );
}

/** Messages of the contract that a player would see as raw keys. */
export function untranslated(examples: unknown, texts: Texts): string[] {
  const find = messageIndex(Object.keys(texts));
  const messages = new Set(messagesOf(examples).filter((message) => !INVALID_PARAMETER.test(message)));
  return [...messages]
    .filter((message) => !find(message))
    .map((message) => `i18n: the contract's message "${message}" has no text`);
}

/** Empty if a voice has no file. */
const readTexts = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

interface Folder {
  name: string;
  languages: Record<string, Texts>;
  /** The texts of each language in the informal voice. */
  informal: Record<string, Texts>;
}

/** Every folder of texts, with its contents by language. */
function namespaces(): Folder[] {
  return globSync('libs/*/src/**/locales', { cwd: ROOT })
    .sort()
    .map((folder) => {
      const read = (end: string) =>
        LANGUAGES.map((language) => [language, readTexts(join(ROOT, folder, `${language}${end}`))] as const);
      return {
        name: folder,
        languages: Object.fromEntries(read('.json')),
        informal: Object.fromEntries(read('.informal.json')),
      };
    });
}

/** The folders of the platform's messages. */
const SERVER = ['libs/i18n/src/platform-messages/locales', 'libs/i18n/src/platform-messages/account/locales'];

/**
 * Checks that all languages have the same texts, namespace by namespace, in every plural form, and a text for every
 * message of the contract; that informal texts never use “siz”; and that all player texts use the glossary's terms.
 */
export function checkTexts(): string[] {
  const known = namespaces();
  const server = known.filter(({ name }) => SERVER.includes(name)).map(({ languages }) => languages.tr ?? {});
  const glossary = readGlossary(ROOT);
  const { components } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Description;
  return [
    ...known.flatMap(({ name, languages }) => compareTexts(name, languages)),
    ...known.flatMap(({ name, languages, informal }) =>
      Object.entries(languages).flatMap(([language, texts]) =>
        voiceMistakes(name, language, texts, informal[language] ?? {}),
      ),
    ),
    ...untranslated(Object.values(components?.examples ?? {}), Object.assign({}, ...server) as Texts),
    ...glossaryContradictions(glossary),
    ...glossaryViolations(glossary, playerTexts(ROOT)),
  ];
}
