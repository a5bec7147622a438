import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language, PlayerText } from './Glossary.ts';
import { textsIn, textsOfJson } from './textsOfJson.ts';
import { textsOfScript } from './textsOfScript.ts';

type Reader = (file: string, content: string) => PlayerText[];

const isTest = (file: string) => file.includes('.test.');

const inVoice = (texts: PlayerText[], voice: string | undefined): PlayerText[] =>
  voice === 'informal' ? texts.map((text) => ({ ...text, voice })) : texts;

/** `tr.json`, or `tr.informal.json`. */
const locale: Reader = (file, content) => {
  const [language, voice] = basename(file, '.json').split('.');
  return inVoice(textsIn(file, language as Language, JSON.parse(content)), voice);
};

const tagline: Reader = (file, content) => {
  const { tagline: texts, voice } = JSON.parse(content) as { tagline?: unknown; voice?: string };
  return inVoice(textsOfJson(file, texts), voice);
};

const both: Reader = (file, content) => textsOfJson(file, JSON.parse(content));

/** The locations of player texts, with a reader for each kind of file. */
const SOURCES: readonly (readonly [pattern: string, read: Reader])[] = [
  ['libs/*/src/**/*locales/{tr,en}{,.informal}.json', locale],
  ['libs/brand/brands/*/brand.json', tagline],
  ['tools/platform/sandbox/src/**/*.json', both],
  ['tools/platform/sandbox/src/**/*.{ts,js}', textsOfScript],
  ['tools/platform/art/src/**/*.ts', textsOfScript],
];

/** All player texts: the libs' texts, the brands' taglines, the sandbox's texts and the lettering of the artwork. */
export const playerTexts = (root: string): PlayerText[] =>
  SOURCES.flatMap(([pattern, read]) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !isTest(file))
      .sort()
      .flatMap((file) => read(file, readFileSync(join(root, file), 'utf8'))),
  );
