import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Glossary } from './Glossary.ts';
import { playerTexts } from './playerTexts.ts';
import { glossaryContradictions, glossaryViolations } from './glossaryViolations.ts';

const GLOSSARY: Glossary = {
  tr: {
    words: [
      { word: 'Bedava dönüş', meaning: 'x', not: ['ücretsiz dönüş*', 'free spin*', 'iki adımlı giriş'] },
    ],
    avoid: [
      { reason: 'nothing is certain', not: ['garanti*'] },
      { reason: 'formal', not: ['sen'], voice: 'formal' },
      { reason: 'informal', not: ['siz'], voice: 'informal' },
    ],
  },
  en: {
    words: [{ word: 'Username', meaning: 'x', not: ['user name*'] }],
    avoid: [{ reason: 'nothing is certain', not: ['guarantee*', "don't miss"] }],
  },
};

const found = (language: 'tr' | 'en', text: string) =>
  glossaryViolations(GLOSSARY, [{ file: 'a.json', language, text }]).length;

describe('the words of a text', () => {
  it.each([
    ['tr', 'ÜCRETSİZ DÖNÜŞLERİNİZ hazır'],
    ['tr', '50 FREE SPIN'],
    ['tr', 'İki Adımlı Giriş'],
    ['tr', 'Kazanç garantili'],
    ['en', 'Your USER NAME'],
    ['en', 'user\n  names'],
    ['en', 'Don’t miss it'],
  ] as const)('are wrong in %s: %s', (language, text) => expect(found(language, text)).toBe(1));

  it.each([
    ['tr', '50 bedava dönüş'],
    ['tr', 'İki adımlı girişim'],
    ['tr', 'user name'],
    ['en', 'Your username'],
    ['en', 'superuser name'],
    ['en', 'garanti'],
  ] as const)('are right in %s: %s', (language, text) => expect(found(language, text)).toBe(0));

  it('are reported with their file, the variant and the word to use', () =>
    expect(glossaryViolations(GLOSSARY, [{ file: 'a.json', language: 'en', text: 'User name' }])).toEqual([
      'a.json: "User name" (en) says "user name*": the glossary\'s term is "Username"',
    ]));
});

it.each([
  ['Sen seç', undefined, 1],
  ['Siz seçin', undefined, 0],
  ['Sen seç', 'informal', 0],
  ['Siz seçin', 'informal', 1],
] as const)('“%s” in the voice %s has %i mistakes', (text, voice, count) =>
  expect(
    glossaryViolations(GLOSSARY, [{ file: 'a.json', language: 'tr', text, ...(voice && { voice }) }]),
  ).toHaveLength(count),
);

it('reports a glossary that forbids its own word', () => {
  expect(glossaryContradictions(GLOSSARY)).toEqual([]);
  const words = [...GLOSSARY.en.words, { word: 'Login', meaning: 'x', not: ['username'] }];
  expect(glossaryContradictions({ ...GLOSSARY, en: { ...GLOSSARY.en, words } })).toHaveLength(1);
});

describe('a wrong word', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'glossary-'));
    return () => rmSync(root, { recursive: true });
  });

  const problems = (file: string, content: string) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    const list = glossaryViolations(GLOSSARY, playerTexts(root));
    rmSync(path);
    return list;
  };

  it.each([
    ['a lib’s texts', 'libs/casino/src/locales/en.json', '{ "name": "User name" }'],
    ['a slice’s texts', 'libs/account/src/bonuses/locales/en.json', '{ "name": "User name" }'],
    ['another voice', 'libs/casino/src/locales/tr.informal.json', '{ "name": "Siz seçin" }'],
    ['a lib’s later texts', 'libs/shell/src/deferred/locales/tr.json', '{ "spins": "Ücretsiz dönüş" }'],
    [
      'the account’s messages',
      'libs/i18n/src/platform-messages/account/locales/en.json',
      '{ "taken": "This user name is taken." }',
    ],
    [
      'a tagline',
      'libs/brand/brands/acme/brand.json',
      '{ "tagline": { "tr": "Kazanç garanti", "en": "Play" } }',
    ],
    [
      'a content page',
      'tools/platform/sandbox/src/site/pages/about.json',
      '{ "en": { "description": ["<p>Your <b>user name</b>.</p>"] } }',
    ],
    [
      'a constant of the sandbox',
      'tools/platform/sandbox/src/site/popupOf.ts',
      "const TEXT: Texts = { tr: 'Oyna', en: 'User name' };",
    ],
    [
      'a provider page',
      'tools/platform/sandbox/src/providers/page/slot/slotTexts.js',
      'export const t = textsIn({ tr: { spins: (left) => `${left} free spin · ${left}` } });',
    ],
    [
      'a constant named by its language',
      'tools/platform/sandbox/src/providers/embed/embedTexts.ts',
      "const EN: typeof TR = { wheel: { rules: 'One per user name' } };",
    ],
    [
      'a bonus name',
      'tools/platform/sandbox/src/bonuses/bonusNames.ts',
      "const NAMES = { free: { tr: 'Free spin', en: 'Free spins' } } as const;",
    ],
    [
      'a poster',
      'tools/platform/art/src/promo/posters/homePosters.ts',
      "poster(['crown', 'palace', 'wine'], ['Garantili', 'Oyna'], ['Welcome', 'Play']);",
    ],
    [
      'a tile’s lettering',
      'tools/platform/art/src/promo/exploreTileSvg.ts',
      "const looks = { slots: { scene: 'burst', tr: 'Slotlar', en: 'Guaranteed' } };",
    ],
  ])('is found in %s', (_, file, content) => {
    const list = problems(file, content);
    expect(list).toHaveLength(1);
    expect(list[0]).toContain(file);
  });

  it.each([
    ['a test', 'tools/platform/sandbox/src/site/popup.test.ts', "const TEXT = { en: 'User name' };"],
    [
      'a comment',
      'tools/platform/sandbox/src/site/popupOf.ts',
      "/* user name */ const TEXT = { en: 'Play' };",
    ],
    [
      'other literals',
      'tools/platform/art/src/index.ts',
      "const SLUG = 'user name'; poster(['guarantee'], ['a'], ['b']);",
    ],
    ['a key', 'libs/casino/src/locales/en.json', '{ "user name": "Username" }'],
  ])('is ignored in %s', (_, file, content) => expect(problems(file, content)).toEqual([]));
});
