import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage } from './changeLanguage.ts';
import { startLanguage } from './languages.ts';
import { loadMessages, type MessageSource } from './messages.ts';
import { accountMessages, serverMessages, serverText } from './serverText.ts';
import { startI18n } from './textStore.ts';
import { useLanguage, useText } from './useText.ts';

const greetings: MessageSource<'hello' | 'a.b:c'> = {
  namespace: 'greetings',
  loaders: {
    tr: () => Promise.resolve({ default: { hello: 'Merhaba {{name}}', 'a.b:c': 'noktalı' } }),
    en: () => Promise.resolve({ default: { hello: 'Hello {{name}}', 'a.b:c': 'dotted' } }),
  },
};

beforeEach(async () => {
  localStorage.clear();
  startI18n('tr');
  await loadMessages(greetings, serverMessages, accountMessages);
});

describe('texts', () => {
  it('looks a text up and fills it', () => {
    const { result } = renderHook(() => useText(greetings));
    expect(result.current('hello', { name: 'Defne' })).toBe('Merhaba Defne');
  });

  it('takes dots and colons in a key as they are', () => {
    const { result } = renderHook(() => useText(greetings));
    expect(result.current('a.b:c')).toBe('noktalı');
  });

  it('changes the language of what is on screen, of the page, and remembers it', async () => {
    const { result } = renderHook(() => [useText(greetings)('hello', { name: 'Defne' }), useLanguage()]);
    await changeLanguage('en');
    await waitFor(() => expect(result.current).toEqual(['Hello Defne', 'en']));
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('lang')).toBe('en');
  });
});

describe('serverText', () => {
  it('fills the number of a message into the text of its kind', () => {
    expect(serverText('amount_must_be_at_least_1000')).toBe('Tutar en az 1.000 olmalı.');
    expect(serverText('limit_1_ip_per_5_min')).toMatch(/^Bu bağlantıdan 5 dakikada/);
    expect(serverText('Something odd 7')).toBe('Something odd 7');
  });

  it('translates what the platform says', () =>
    expect(serverText('forbidden')).toBe('Bu işlem için yetkiniz yok.'));

  it('takes the first dot for an exclamation mark', () =>
    expect(serverText('The information entered is incorrect, please check it.')).toMatch(/^Girdiğiniz/));

  it('shows a message that it does not know as it is', () =>
    expect(serverText('Odd. 100% odd: $& %s')).toBe('Odd. 100% odd: $& %s'));
});

it.each([
  [null, 'en', 'en'],
  [null, 'tr', 'tr'],
  ['en', 'tr', 'en'],
  ['de', 'en', 'tr'],
  ['{"broken', 'en', 'tr'],
] as const)('stored %j with the brand on %s starts in %s', (stored, brand, language) =>
  expect(startLanguage(stored, brand)).toBe(language),
);
