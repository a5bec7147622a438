import {
  mockExample,
  mockReply,
  withPage,
  mockPending,
  pageLoader,
  sampleGame,
  sampleGamePage,
  sampleRoutes,
} from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { casinoTexts } from '../texts.ts';
import { findLobby, type Lobby } from './lobbies.ts';
import { LobbyView } from './LobbyView.tsx';

const lobby = (name: string) => findLobby(name) as Lobby;

const fullPage = sampleGamePage(
  Array.from({ length: 24 }, (_, index) => sampleGame(1000 + index, { demo: index % 2 ? 1 : 0 })),
  { page: 1, lastPage: 5 },
);
const manyGames = mockReply('getGames', { body: fullPage });

const meta = {
  title: 'Casino/Lobby',
  component: LobbyView,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts)],
  decorators: [withPage],
  parameters: {
    layout: 'padded',
    path: '/casino?type=casino&page=2',
    /* The banners lead to these: one that leads nowhere isn't shown. */
    routes: sampleRoutes('/casino', '/Promotions/:id'),
    handlers: [manyGames],
  },
  args: { lobby: lobby('casino') },
} satisfies Meta<typeof LobbyView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shown in every state: heading, categories, search. */
const expectFrame = async (canvas: HTMLElement) => {
  await expect(await within(canvas).findByRole('heading', { level: 1 })).toBeVisible();
  await expect(await within(canvas).findByRole('searchbox')).toBeVisible();
};

export const Games: Story = {
  play: async ({ canvasElement }) => {
    await expectFrame(canvasElement);
    await waitFor(() => expect(within(canvasElement).getAllByRole('article').length).toBeGreaterThan(12));
    await expect(await within(canvasElement).findByRole('link', { name: 'Welcome bonus' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    handlers: [
      mockPending('getGames'),
      mockPending('getConfig'),
      mockPending('getSliders'),
      mockPending('getTierJackpots'),
    ],
  },
  play: ({ canvasElement }) => expectFrame(canvasElement),
};

export const NothingFound: Story = {
  parameters: { path: '/casino?type=casino&search=zzz', handlers: [mockExample('getGames', 'nothing')] },
  play: ({ canvasElement }) => expectFrame(canvasElement),
};

export const Narrowed: Story = {
  parameters: { path: '/casino?type=casino&provider=42&search=koi' },
  play: ({ canvasElement }) => expectFrame(canvasElement),
};

export const Failed: Story = {
  parameters: { handlers: [mockExample('getGames', 'serverError')] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

/** Banners, categories and winners failed to load: the games are shown anyway. */
export const OnlyGames: Story = {
  parameters: {
    handlers: [
      manyGames,
      mockExample('getSliders', 'serverError'),
      mockExample('getConfig', 'serverError'),
      mockExample('getTierJackpots', 'serverError'),
    ],
  },
};

export const Favourites: Story = {
  parameters: {
    player: true,
    path: '/casino?type=casino&category=0',
    handlers: [mockExample('getFavoriteGames', 'wrapped')],
  },
};

export const NoFavourites: Story = {
  parameters: {
    player: true,
    path: '/casino?type=casino&category=0',
    handlers: [mockExample('getFavoriteGames', 'none')],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('searchbox')).toBeNull());
  },
};

export const LiveCasino: Story = {
  args: { lobby: lobby('live_casino') },
  parameters: {
    path: '/casino?type=live_casino',
    handlers: [
      mockReply('getGames', {
        body: sampleGamePage(
          Array.from({ length: 8 }, (_, index) => sampleGame(5000 + index, { type: 5, demo: 0 })),
        ),
      }),
    ],
  },
};
