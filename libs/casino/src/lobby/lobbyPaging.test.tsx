import { mockResolver, renderPage, sampleGame, sampleGamePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { LobbyPage } from './LobbyPage.tsx';

const PER_PAGE = 4;
const LAST = 5;

const pageOf = (number: number) =>
  sampleGamePage(
    Array.from({ length: PER_PAGE }, (_, index) => sampleGame((number - 1) * PER_PAGE + index + 1)),
    { page: number, lastPage: LAST },
  );

const paged = mockResolver('getGames', ({ query }) => ({ body: pageOf(Number(query.get('page'))) }));
const failsAt = (broken: number) =>
  mockResolver('getGames', ({ query }) =>
    Number(query.get('page')) === broken
      ? { status: 500, body: { message: 'please_try_again' } }
      : { body: pageOf(Number(query.get('page'))) },
  );

type Listener = (entries: { isIntersecting: boolean }[]) => void;
let listeners: Set<Listener>;

/** Moves the end of the list, and everything else observed, into or out of the viewport. */
const scroll = (isIntersecting: boolean) =>
  act(() => {
    for (const listener of listeners) listener([{ isIntersecting }]);
    return Promise.resolve();
  });

beforeEach(() => {
  listeners = new Set();
  class Watcher {
    readonly listener: Listener;
    constructor(listener: Listener) {
      this.listener = listener;
    }
    observe() {
      listeners.add(this.listener);
    }
    disconnect() {
      listeners.delete(this.listener);
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
});

const open = async (path = '/casino?type=bingo', handlers = [paged]) => {
  const page = await renderPage(<LobbyPage />, { path: ['/', path], texts: [casinoTexts], handlers });
  const pages = () => page.calls('getGames').map(({ query }) => Number(query.page));
  return { ...page, pages };
};

const shows = (count: number) => screen.findByText(`${count} of ${LAST * PER_PAGE} games`);
const more = () => screen.findByRole('button', { name: 'Show more' });

describe('a long list', () => {
  it('loads page 2 on scroll, and later pages only by button', async () => {
    const page = await open();
    await shows(4);
    expect(page.pages()).toEqual([1]);
    await scroll(true);
    await shows(8);
    await scroll(false);
    await scroll(true);
    expect(page.pages()).toEqual([1, 2]);
    await userEvent.click(await more());
    await shows(12);
    await scroll(false);
    await scroll(true);
    expect(page.pages()).toEqual([1, 2, 3]);
  });

  it('ends with the last page', async () => {
    await open(`/casino?type=bingo&page=${LAST}`);
    await shows(LAST * PER_PAGE);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps the page in the URL, without a history entry', async () => {
    const page = await open();
    await shows(4);
    await userEvent.click(await more());
    await shows(8);
    await waitFor(() => expect(page.address()).toBe('/casino?type=bingo&page=2'));
    await page.go(-1);
    expect(page.address()).toBe('/');
  });

  it('is restored in full from its URL', async () => {
    const page = await open('/casino?type=bingo&page=3');
    await shows(12);
    expect(page.pages()).toEqual([1, 2, 3]);
    expect(screen.getByRole('button', { name: 'Game 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Game 12' })).toBeTruthy();
    expect(page.address()).toBe('/casino?type=bingo&page=3');
  });

  it('stops at the last page if the URL exceeds it', async () => {
    const page = await open('/casino?type=bingo&page=400');
    await shows(LAST * PER_PAGE);
    expect(page.pages()).toEqual([1, 2, 3, 4, 5]);
  });

  it('restarts with another choice', async () => {
    const page = await open('/casino?type=bingo&page=3');
    await shows(12);
    await press('Hot games');
    expect(page.address()).toBe('/casino?type=bingo&category=2');
  });

  it('keeps its games when a further page fails, and retries only on demand', async () => {
    const page = await open('/casino?type=bingo', [failsAt(2)]);
    await shows(4);
    await scroll(true);
    await waitFor(() => expect(page.pages()).toEqual([1, 2]));
    await scroll(false);
    await scroll(true);
    await shows(4);
    expect(page.pages()).toEqual([1, 2]);
    page.use(paged);
    await userEvent.click(await more());
    await shows(8);
  });

  it('announces each game’s position to screen readers', async () => {
    await open('/casino?type=bingo&page=2');
    await shows(8);
    const tile = screen.getByRole('button', { name: 'Game 8' }).closest('article');
    expect(tile?.getAttribute('aria-posinset')).toBe('8');
    expect(tile?.getAttribute('aria-setsize')).toBe(String(LAST * PER_PAGE));
  });
});
