import { testI18n } from '@baize/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { LobbySearch } from './LobbySearch.tsx';

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

/** Renders the box; `showList` simulates the moment when the results of a search render. */
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

it('keeps what is typed while the results of an earlier search render', async () => {
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

it('keeps a cleared box empty, and requests the whole list', async () => {
  const page = await open();
  type('book');
  await rest();
  type('');
  page.showList('book');
  expect(box().value).toBe('');
  await rest();
  expect(page.onSearch.mock.lastCall).toEqual(['']);
});

it('skips the results of earlier searches that arrive one by one', async () => {
  const page = await open();
  for (const text of ['boo', 'book', 'books']) {
    type(text);
    await rest();
  }
  page.showList('boo');
  page.showList('book');
  expect(box().value).toBe('books');
});

it('follows a search that it didn’t start itself', async () => {
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
