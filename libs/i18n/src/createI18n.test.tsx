import { act, renderHook, screen, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from './changeLanguage.ts';
import { changeVoice } from './changeVoice.ts';
import { createI18n } from './createI18n.ts';
import { initialLanguage } from './languages.ts';
import { declareTexts, hasTexts, loadTexts, type TextFile, type Texts } from './namespaces.ts';
import { useLanguage } from './useLanguage.ts';
import { useLatestT } from './useLatestT.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    greetings: { hello: string; 'a.b:c': string; games_one: string; games_other: string };
  }
}

const TEXTS: Partial<Record<TextFile, Texts>> = {
  tr: {
    hello: 'Merhaba {{name}}',
    'a.b:c': 'noktalı',
    games_one: '{{count}} oyun',
    games_other: '{{count}} oyun',
  },
  en: {
    hello: 'Hello {{name}}',
    'a.b:c': 'dotted',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
  },
  'tr.informal': { hello: 'Selam {{name}}' },
};
/** Like a bundler's import: not every language and voice has a file. */
const loadFile = async (file: TextFile) => {
  const texts = TEXTS[file];
  if (!texts) throw new Error(`Unknown variable dynamic import: ${file}`);
  return Promise.resolve({ default: texts });
};
const load = vi.fn(loadFile);
const greetings = declareTexts('greetings', load);

beforeEach(() => {
  load.mockClear();
});

async function start(language: 'tr' | 'en' = 'tr') {
  const i18n = createI18n(language);
  await loadTexts(i18n, greetings);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  return { i18n, wrapper, t: i18n.getFixedT(null, 'greetings') };
}

describe('texts', () => {
  it('are interpolated, but values aren’t', async () => {
    const { t } = await start();
    expect(t('hello', { name: 'Defne' })).toBe('Merhaba Defne');
    expect(t('hello', { name: '<b> {{count}} $t(hello) $&' })).toBe('Merhaba <b> {{count}} $t(hello) $&');
  });

  it('can have keys with dots and colons', async () => expect((await start()).t('a.b:c')).toBe('noktalı'));

  it('use the plural form of the count', async () => {
    const { t } = await start('en');
    expect([0, 1, 2].map((count) => t('games', { count }))).toEqual(['0 games', '1 game', '2 games']);
  });

  it('belong to one instance only', async () => {
    const [one, other] = await Promise.all([start('tr'), start('en')]);
    expect([one, other].map(({ t }) => t('a.b:c'))).toEqual(['noktalı', 'dotted']);
  });

  it('are loaded once, in the requested language', async () => {
    const { i18n } = await start('en');
    await loadTexts(i18n, greetings);
    expect(load.mock.calls).toEqual([['en']]);
  });
});

describe('an informal voice', () => {
  async function speak(language: 'tr' | 'en') {
    const i18n = createI18n(language, 'informal');
    await loadTexts(i18n, greetings);
    return { i18n, t: i18n.getFixedT(null, 'greetings') };
  }

  it('uses the texts of its file, and the formal ones otherwise', async () => {
    const { t } = await speak('tr');
    expect([t('hello', { name: 'Defne' }), t('a.b:c')]).toEqual(['Selam Defne', 'noktalı']);
  });

  it('falls back to the language’s formal texts without a file', async () =>
    expect((await speak('en')).t('hello', { name: 'Defne' })).toBe('Hello Defne'));

  it('is kept when the language changes', async () => {
    const { i18n } = await speak('en');
    await changeLanguage(i18n, 'tr');
    expect(i18n.t('hello', { ns: 'greetings', name: 'Defne' })).toBe('Selam Defne');
  });

  it('loads no file on other sites', async () => {
    await start('tr');
    expect(load.mock.calls).toEqual([['tr']]);
  });

  it('can be changed at runtime for the catalogue', async () => {
    const { i18n, wrapper } = await start('tr');
    const { result } = renderHook(() => useTranslation('greetings').t('hello', { name: 'Defne' }), {
      wrapper,
    });
    await act(() => changeVoice(i18n, 'informal'));
    await waitFor(() => expect(result.current).toBe('Selam Defne'));
    await act(() => changeVoice(i18n, 'formal'));
    await waitFor(() => expect(result.current).toBe('Merhaba Defne'));
  });
});

describe('texts that fail to load', () => {
  it('fall back to the default language', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    const { t } = await start('en');
    expect(t('a.b:c')).toBe('noktalı');
  });

  it('throw if no language has them, and are requested again', async () => {
    const i18n = createI18n('tr');
    load.mockRejectedValue(new Error('offline'));
    await expect(loadTexts(i18n, greetings)).rejects.toThrow('greetings');
    load.mockImplementation(loadFile);
    await loadTexts(i18n, greetings);
    expect(hasTexts(i18n, [greetings])).toBe(true);
  });
});

describe('a language change', () => {
  it('applies at once, updates the document and is stored', async () => {
    const { i18n, wrapper } = await start();
    const { result } = renderHook(
      () => [useTranslation('greetings').t('hello', { name: 'Defne' }), useLanguage()],
      { wrapper },
    );
    await act(() => changeLanguage(i18n, 'en'));
    await waitFor(() => expect(result.current).toEqual(['Hello Defne', 'en']));
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('lang')).toBe('en');
  });

  it('is dropped when its texts fail to load', async () => {
    const { i18n, t } = await start();
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(changeLanguage(i18n, 'en')).rejects.toThrow('offline');
    expect([i18n.language, t('a.b:c')]).toEqual(['tr', 'noktalı']);
  });

  it('updates texts that were passed on before', async () => {
    const { i18n, wrapper } = await start();
    const { result } = renderHook(() => useLatestT('greetings'), { wrapper });
    const say = () => result.current('a.b:c');
    const kept = result.current;
    expect(say()).toBe('noktalı');
    await act(() => changeLanguage(i18n, 'en'));
    expect(kept('a.b:c')).toBe('dotted');
  });
});

it('throws without a provider, naming it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <p>{useLatestT('greetings')('a.b:c')}</p>;
  expect(() => render(<Lost />)).toThrow('I18nextProvider');
  expect(screen.queryByText('noktalı')).toBeNull();
});

it.each([
  [null, 'en', 'en'],
  [undefined, 'tr', 'tr'],
  ['en', 'tr', 'en'],
  ['de', 'en', 'tr'],
  ['{"broken', 'en', 'tr'],
] as const)('stored %j with the brand on %s starts in %s', (stored, brand, language) =>
  expect(initialLanguage(stored, brand)).toBe(language),
);
