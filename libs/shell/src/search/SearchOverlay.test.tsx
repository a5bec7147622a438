import type { SearchResultsProps, SearchSource } from '@baize/routing';
import { SearchResults } from '@baize/ui';
import { renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Overlays } from '../overlays/Overlays.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { recentSearches } from './recentSearches.ts';
import { SearchButton } from './SearchButton.tsx';
import { useSiteSearchShortcut } from './useSiteSearchShortcut.ts';
import { AppPartsContext } from '../start/AppPartsContext.ts';

/** A source that finds its own name. */
function source(id: string, names: readonly string[]): SearchSource {
  function Results({ query, report, onChoose }: SearchResultsProps) {
    const found = names.filter((name) => name.includes(query));
    const { length } = found;
    useEffect(() => report(length), [report, length]);
    if (length === 0) return null;
    return (
      <SearchResults
        heading={id}
        items={found.map((name) => ({ id: name, name, href: `/${name}`, onSelect: onChoose }))}
      />
    );
  }
  const Suggestions = () => <p>Popular {id}</p>;
  return { id, Results, Suggestions };
}

const routes = ['/', '/crown'].map((path) => ({ path, page: samplePage('Page') }));
const sources = [source('Games', ['crown', 'crystal']), source('Offers', ['crown cup'])];
const loaders = [() => Promise.resolve(sources)];
function Shortcuts() {
  useSiteSearchShortcut();
  return null;
}

const open = () =>
  renderPage(
    <AppPartsContext value={{ search: loaders }}>
      <SearchButton />
      <Shortcuts />
      <Overlays />
      <main />
    </AppPartsContext>,
    { routes, texts: [shellTexts, shellDeferredTexts] },
  );

const field = () => screen.findByRole('searchbox', { name: 'Search games, providers, promotions' });
const search = async (text: string) => {
  await press('Search');
  await userEvent.type(await field(), text);
};

beforeEach(() => recentSearches.clear());

describe('the site search', () => {
  it('shows what each source finds, under its heading', async () => {
    await open();
    await search('crown');
    expect(await screen.findByRole('region', { name: 'Games' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Offers' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'crystal' })).toBeNull();
    await waitFor(() => expect(screen.getByText('2 results')).toBeTruthy());
  });

  it('shows when nothing was found, and suggests popular games', async () => {
    await open();
    await search('crown');
    await screen.findByRole('region', { name: 'Games' });
    expect(screen.queryByText('Popular Games')).toBeNull();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'roulette');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(screen.getByText('Popular Games')).toBeTruthy();
  });

  it('waits for a second letter', async () => {
    await open();
    await search('c');
    expect(await screen.findByText('1 more letter')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Games' })).toBeNull();
  });

  it('closes on a choice, and stores the query once', async () => {
    const page = await open();
    await search('crown');
    await userEvent.click(await screen.findByRole('link', { name: 'crown' }));
    expect(page.address()).toBe('/crown');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(recentSearches.get()).toEqual(['crown']);
    await press('Search');
    await userEvent.clear(await field());
    await press('crown');
    expect(await screen.findByRole('region', { name: 'Games' })).toBeTruthy();
  });

  it.each([
    ['{Control>}k{/Control}', 'Ctrl+K'],
    ['/', 'the slash'],
  ])('opens with %s (%s)', async (keys) => {
    await open();
    await userEvent.keyboard(keys);
    expect(await field()).toBeTruthy();
  });

  it('leaves the slash key to a search box on the page', async () => {
    await open();
    const main = document.querySelector('main');
    if (main) main.innerHTML = '<div role="search"><input aria-label="Lobby" /></div>';
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Lobby' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['7', '{}', '[1]', '[""]', '["a","b","c","d","e","f","g"]', 'nonsense'])(
    'starts without recent searches if %s is stored',
    async (stored) => {
      localStorage.setItem('recent_searches', stored);
      await open();
      await press('Search');
      expect(await field()).toBeTruthy();
      expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    },
  );

  it('follows a change from another tab', async () => {
    await open();
    await press('Search');
    await field();
    act(() => recentSearches.set(['dragon']));
    expect(await screen.findByRole('button', { name: 'dragon' })).toBeTruthy();
  });
});
