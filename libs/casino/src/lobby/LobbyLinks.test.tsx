import type { Category } from '@baize/api';
import { exampleBody, renderPage } from '@baize/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { findLobby, type Lobby } from './lobbies.ts';
import type { LobbyName } from './lobbyAddresses.ts';
import { LobbyLinks } from './LobbyLinks.tsx';
import type { LobbyConfig } from './parseLobbyConfig.ts';

const { data } = exampleBody<{ data: LobbyConfig }>('getConfig', 'lobby');
const provider = (id: number, name: string) => ({ id, name, game_count: 1 });
const category = (id: number, slug: string): Category => ({ id, name: `The ${slug}`, slug });

const open = (lobby: LobbyName, config: Partial<LobbyConfig>) =>
  renderPage(<LobbyLinks lobby={findLobby(lobby) as Lobby} config={{ ...data, ...config }} />, {
    texts: [casinoTexts, casinoDeferredTexts],
  });

const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

it.each([
  [
    'casino',
    ['hot-games', 'races', 'new-releases'],
    ['/slots/category/hot-games', '/slots/category/new-releases'],
  ],
  [
    'live_casino',
    ['game-shows', 'instant-games'],
    ['/live-casino/category/game-shows', '/live-casino/category/instant-games'],
  ],
] as const)('link from %s to its category pages', async (lobby, slugs, pages) => {
  await open(lobby, { categories: slugs.map((slug, index) => category(index + 1, slug)) });
  const categories = within(screen.getByRole('navigation', { name: 'Categories at a glance' }));
  expect(targets(categories.getAllByRole('link'))).toEqual(pages);
});

it.each([
  ['casino', [42, 9087, 81], ['/slots/providers/maker/42', '/casino/provider/9087', '/amusnet']],
  ['live_casino', [41, 7], ['/live-casino/providers/maker/41', '/providers/maker/7']],
] as const)('link from %s to its provider pages', async (lobby, ids, pages) => {
  await open(lobby, { categories: [], providers: ids.map((id) => provider(id, 'Maker')) });
  expect(screen.queryByRole('navigation')).toBeNull();
  const row = within(screen.getByRole('region', { name: 'Providers' }));
  expect(targets(row.getAllByRole('link', { hidden: true }))).toEqual(pages);
});
