import { beforeAll, describe, expect, it } from 'vitest';
import accountEn from '../platform-messages/account/locales/en.json';
import accountTr from '../platform-messages/account/locales/tr.json';
import { createI18n } from '../createI18n.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import firstEn from '../platform-messages/locales/en.json';
import firstTr from '../platform-messages/locales/tr.json';
import { loadTexts } from '../namespaces.ts';
import { serverAccountTexts, serverTextOf, serverTexts, type ServerText } from '../serverText.ts';
import { KNOWN_MESSAGES } from './KNOWN_MESSAGES.testing.ts';
import { messageIndex } from './messageIndex.ts';
import wordings from './wordings.json';

const texts: Record<'tr' | 'en', Record<string, string>> = {
  tr: { ...firstTr, ...accountTr },
  en: { ...firstEn, ...accountEn },
};

const say = new Map<Language, ServerText>();
beforeAll(async () => {
  for (const language of LANGUAGES) {
    const i18n = createI18n(language);
    await loadTexts(i18n, serverTexts, serverAccountTexts);
    say.set(language, serverTextOf(i18n));
  }
});

/** A message as the platform sends it: with the placeholders of its wording filled in. */
const sample = (wording: string) =>
  wording.replace(
    /\{(\w+)\}/g,
    (_, name) => ({ year: '2004', value: 'x1 y', min: '6' })[name as string] ?? '30',
  );

describe('the catalogue of known messages', () => {
  it.each([...KNOWN_MESSAGES, ...Object.keys(wordings)])('has a text in each language for: %s', (wording) => {
    const message = sample(wording);
    const shownText = LANGUAGES.map((language) => say.get(language)?.known(message));
    for (const text of shownText) expect(text).toMatch(/^[\p{Lu}\d₺].*[.!]$/u);
    for (const text of shownText) expect(text).not.toMatch(/[{}_]/);
    expect(new Set(shownText).size).toBe(LANGUAGES.length);
  });

  it.each(Object.keys(texts.tr))('shows “%s” in the player’s language', (key) => {
    expect(texts.en[key]).toBeDefined();
    expect(texts.en[key]).not.toBe(texts.tr[key]);
  });

  it('is unambiguous: no two keys differ only in case and punctuation', () => {
    const keys = [...Object.keys(texts.tr), ...Object.keys(wordings)];
    const meanings: Record<string, string> = wordings;
    for (const key of keys)
      expect(messageIndex(keys)(sample(key))?.key, key).toSatisfy(
        (found: string) => (meanings[found] ?? found) === (meanings[key] ?? key),
      );
  });

  it.each([...new Set(Object.values(wordings))])('has the same text for the wording: %s', (key) =>
    expect(Object.keys(texts.tr)).toContain(key),
  );
});
