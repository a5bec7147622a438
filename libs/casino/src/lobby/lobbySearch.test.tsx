import { renderPage } from '@baize/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { LobbyPage } from './LobbyPage.tsx';

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  await pass(1000);
}

const open = async (path = '/casino?type=bingo') => {
  const page = await renderPage(<LobbyPage />, { path: ['/', path], texts: [casinoTexts] });
  await pass(100);
  const searches = () => page.calls('getGames').map(({ query }) => query.search);
  return { ...page, searches };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.useRealTimers());

describe('the search', () => {
  it('starts at three characters', async () => {
    const page = await open();
    await type('ko');
    expect(page.searches()).toEqual([undefined]);
    expect(page.address()).toBe('/casino?type=bingo');
    await type('koi');
    expect(page.searches()).toEqual([undefined, 'koi']);
    expect(page.address()).toBe('/casino?type=bingo&search=koi');
  });

  it('shows how many characters are missing', async () => {
    await open();
    const announced = () => screen.getByRole('search').querySelector('[role=status]')?.textContent;
    expect(announced()).toBe('');
    await type('k');
    expect(announced()).toBe('2 more letters');
    await type('ko');
    expect(announced()).toBe('1 more letter');
    await type('koi');
    expect(announced()).toBe('');
  });

  it('ignores spaces at the ends', async () => {
    const page = await open();
    await type('  ko  ');
    expect(page.searches()).toEqual([undefined]);
    await type(' koi ');
    expect(page.searches()).toEqual([undefined, 'koi']);
    expect(box().value).toBe(' koi ');
  });

  it('shows the whole list when cleared, and the last results while the query is too short', async () => {
    const page = await open('/casino?type=bingo&search=koi');
    expect(box().value).toBe('koi');
    await type('k');
    expect(page.address()).toBe('/casino?type=bingo&search=koi');
    await type('');
    expect(page.address()).toBe('/casino?type=bingo');
    expect(page.searches()).toEqual(['koi', undefined]);
  });

  it('is debounced', async () => {
    const page = await open();
    for (const text of ['koi', 'koi ', 'koi p', 'koi po', 'koi pon', 'koi pond']) {
      fireEvent.change(box(), { target: { value: text } });
      await pass(100);
    }
    await pass(1000);
    expect(page.searches()).toEqual([undefined, 'koi pond']);
  });

  it('adds no history entry per letter', async () => {
    const page = await open();
    await type('koi');
    await type('koi pond');
    await page.go(-1);
    expect(page.address()).toBe('/');
  });

  it('leaves the category, since it covers all games', async () => {
    const page = await open('/casino?type=bingo&category=2');
    await type('koi');
    expect(page.address()).toBe('/casino?type=bingo&search=koi');
  });

  it('follows the URL: choosing a category clears the box', async () => {
    await open('/casino?type=bingo&search=koi');
    fireEvent.click(screen.getByRole('button', { name: 'Hot games' }));
    await pass(1000);
    expect(box().value).toBe('');
  });

  it('sends the text as typed', async () => {
    const page = await open();
    await type('50% & more?');
    expect(page.searches()).toEqual([undefined, '50% & more?']);
  });
});
