import { lazyPage, type AppRoute } from '@baize/routing';
import { casinoMessages } from './messages.ts';

const lobby = lazyPage(async () => (await import('./lobby/LobbyPage.tsx')).LobbyPage, casinoMessages);
const player = lazyPage(async () => (await import('./player/PlayerPage.tsx')).PlayerPage, casinoMessages);
const demo = lazyPage(async () => (await import('./player/DemoPage.tsx')).DemoPage, casinoMessages);

const prepare: AppRoute['prepare'] = async (...asked) =>
  (await import('./lobby/prepareLobby.ts')).prepareLobby(...asked);

/** Lobbies and game players. */
export const casinoRoutes: readonly AppRoute[] = [
  { path: '/casino', page: lobby, prepare, chunks: ['LobbyPage'] },
  {
    path: '/PlayGame/:id',
    page: player,
    chunks: ['PlayerPage'],
    player: true,
    footer: 'in-play',
    bodyClass: 'in-play',
  },
  {
    path: '/game/:id',
    page: player,
    chunks: ['PlayerPage'],
    player: true,
    footer: 'in-play',
    bodyClass: 'in-play',
  },
  { path: '/play/demo/:id', page: demo, chunks: ['DemoPage'], footer: 'in-play', bodyClass: 'in-play' },
];
