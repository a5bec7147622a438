import { testI18n } from '@baize/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { LobbySearch } from './LobbySearch.tsx';

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

/** Renders the box; `showList` is the moment in which the list of a search is on screen. */
async function open() {
  const i18n = await testI18n('en', casinoTexts);
  const onSearch = vi.fn();
  const element = (search: string) => (
    <I18nextProvider i18n={i18n}>
      <LobbySearch search={search} onSearch={onSearch} />
    </I18nextProvider>
  );
  const { rerender } = render(element(''));
  return { onSearch, showList: (search: string) => rerender(element(search)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps what is typed while the list of an earlier search appears', async () => {
  const page = await open();
  type('book');
  await rest();
  type('books');
  page.showList('book');
  expect(box().value).toBe('books');
  await rest();
  page.showList('books');
  expect(box().value).toBe('books');
  expect(page.onSearch.mock.calls).toEqual([['book'], ['books']]);
});

it('keeps an emptied box empty, and asks for the whole list', async () => {
  const page = await open();
  type('book');
  await rest();
  type('');
  page.showList('book');
  expect(box().value).toBe('');
  await rest();
  expect(page.onSearch.mock.lastCall).toEqual(['']);
});

it('skips the lists of earlier searches that come one by one', async () => {
  const page = await open();
  for (const text of ['boo', 'book', 'books']) {
    type(text);
    await rest();
  }
  page.showList('boo');
  page.showList('book');
  expect(box().value).toBe('books');
});

it('follows a search that is not its own', async () => {
  const page = await open();
  type('book');
  await rest();
  page.showList('book');
  page.showList('');
  expect(box().value).toBe('');
  page.showList('koi');
  expect(box().value).toBe('koi');
  await rest();
  expect(page.onSearch).toHaveBeenCalledTimes(1);
});
