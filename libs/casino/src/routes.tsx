import { lazyPage, type AppRoute, paths } from '@baize/routing';
import { LOBBY_ADDRESSES, type LobbyName } from './lobby/lobbyAddresses.ts';
import { gamePage, roomRoutes } from './roomRoutes.ts';
import { CATEGORY_ADDRESSES } from './lobby/categoryAddresses.ts';
import { PROVIDER_ADDRESSES, type ProviderAddress } from './lobby/providerAddresses.ts';
import { casinoTexts } from './texts.ts';
import { gameWindowPath } from './game-view/gameWindowPath.ts';

/** What the address of a lobby says of its list (`readLobbyState`). */
const LIST = ['page', 'category', 'provider', 'search', 'sort'];

/** The route of the lobby `name`, or without one, of the lobby that `?type=` names; `slug` is its category. */
function lobbyRoute(path: string, name?: LobbyName, slug?: string): AppRoute {
  const page = lazyPage(async () => {
    const { LobbyPage } = await import('./lobby/LobbyPage.tsx');
    return () => <LobbyPage name={name} slug={slug} />;
  }, casinoTexts);
  const prepare: AppRoute['prepare'] = async (...args) =>
    (await import('./lobby/prepareLobby.ts')).prepareLobby(...args, name, slug);
  const query = name ? LIST : ['type', ...LIST];
  return { path, page, query, prepare, chunks: ['LobbyPage'], decorated: true };
}

function providerRoute(address: ProviderAddress): AppRoute {
  const page = lazyPage(async () => {
    const { ProviderPage } = await import('./lobby/ProviderPage.tsx');
    return () => <ProviderPage address={address} />;
  }, casinoTexts);
  const prepare: AppRoute['prepare'] = async (...args) =>
    (await import('./lobby/prepareProvider.ts')).prepareProvider(...args, address);
  return { path: address.path, page, query: LIST, prepare, chunks: ['ProviderPage'], decorated: true };
}

const isOwnAddress = (path: string) => !path.startsWith(paths.casino);

const ownLobbyRoutes = (Object.keys(LOBBY_ADDRESSES) as LobbyName[]).flatMap((name) =>
  LOBBY_ADDRESSES[name].filter(isOwnAddress).map((path) => lobbyRoute(path, name)),
);

const gameView = lazyPage(
  async () => (await import('./game-view/GameViewPage.tsx')).GameViewPage,
  casinoTexts,
);
const demo = lazyPage(async () => (await import('./game-view/DemoGamePage.tsx')).DemoGamePage, casinoTexts);
const IN_PLAY = { inPlay: true, bodyClass: 'in-play' } as const;

const real = { player: true, ...IN_PLAY };

/** Routes of lobbies and games. */
export const casinoRoutes: readonly AppRoute[] = [
  lobbyRoute(paths.casino),
  ...ownLobbyRoutes,
  ...CATEGORY_ADDRESSES.map(({ path, lobby, slug }) => lobbyRoute(path, lobby, slug)),
  ...PROVIDER_ADDRESSES.map(providerRoute),
  { path: '/PlayGame/:id', page: gameView, chunks: ['GameViewPage'], ...real },
  { path: '/game/:id', page: gameView, chunks: ['GameViewPage'], ...real },
  { path: '/PlayZeplinGame/:name/:id', page: gameView, chunks: ['GameViewPage'], ...real },
  { path: gameWindowPath, page: gamePage('gameWindow'), chunks: ['gamePages', 'GameWindowPage'], ...real },
  { path: '/launcher/:id', page: gamePage('launcher'), chunks: ['gamePages', 'LauncherPage'], ...real },
  { path: '/play/demo/:id', page: demo, query: ['window'], chunks: ['DemoGamePage'], ...IN_PLAY },
  ...roomRoutes,
];
