import { lazyPage, type AppRoute, paths } from '@baize/routing';
import { LOBBY_ADDRESSES, type LobbyName } from './lobby/lobbyAddresses.ts';
import { walletGameRoutes } from './wallet-games/walletGameRoutes.ts';
import { CATEGORY_ADDRESSES } from './lobby/categoryAddresses.ts';
import { PROVIDER_ADDRESSES, type ProviderAddress } from './lobby/providerAddresses.ts';
import { casinoTexts } from './texts.ts';
import type { GameViewVariant } from './game-view/GameStage.tsx';

const LOBBY = { decorated: true };

/** What the address of a lobby says of its list (`readLobbyState`). */
const LIST = ['page', 'category', 'provider', 'search', 'sort'];

/** The route of the lobby `name`, or without one, of the lobby that `?type=` names; `slug` is its category. */
function lobbyRoute(path: string, name?: LobbyName, slug?: string): AppRoute {
  const page = lazyPage(async () => {
    const { LobbyPage } = await import('./lobby/LobbyPage.tsx');
    return () => <LobbyPage name={name} slug={slug} />;
  }, casinoTexts);
  const loader: AppRoute['loader'] = async (...args) =>
    (await import('./lobby/lobbyLoader.ts')).lobbyLoader(...args, name, slug);
  const cachedQuery = name ? LIST : ['type', ...LIST];
  return { path, page, cachedQuery, loader, handle: LOBBY };
}

function providerRoute(address: ProviderAddress): AppRoute {
  const page = lazyPage(async () => {
    const { ProviderPage } = await import('./lobby/ProviderPage.tsx');
    return () => <ProviderPage address={address} />;
  }, casinoTexts);
  const loader: AppRoute['loader'] = async (...args) =>
    (await import('./lobby/providerLoader.ts')).providerLoader(...args, address);
  return { path: address.path, page, cachedQuery: LIST, loader, handle: LOBBY };
}

const isOwnAddress = (path: string) => !path.startsWith(paths.casino);

const ownLobbyRoutes = (Object.keys(LOBBY_ADDRESSES) as LobbyName[]).flatMap((name) =>
  LOBBY_ADDRESSES[name].filter(isOwnAddress).map((path) => lobbyRoute(path, name)),
);

/** A game for real money: in the page, in a window that closes with it, or over all of the site. */
const gameView = (variant: GameViewVariant) =>
  lazyPage(async () => {
    const { GameView } = await import('./game-view/GameView.tsx');
    return () => <GameView mode="real" variant={variant} />;
  }, casinoTexts);
const inPage = gameView('page');
const demo = lazyPage(async () => (await import('./game-view/DemoGamePage.tsx')).DemoGamePage, casinoTexts);
const IN_PLAY = { handle: { inPlay: true, bodyClass: 'in-play' } } as const;

const real = { player: true, ...IN_PLAY };

/** Routes of lobbies and games. */
export const casinoRoutes: readonly AppRoute[] = [
  lobbyRoute(paths.casino),
  ...ownLobbyRoutes,
  ...CATEGORY_ADDRESSES.map(({ path, lobby, slug }) => lobbyRoute(path, lobby, slug)),
  ...PROVIDER_ADDRESSES.map(providerRoute),
  { path: '/PlayGame/:id', page: inPage, ...real },
  { path: '/game/:id', page: inPage, ...real },
  { path: '/PlayZeplinGame/:name/:id', page: inPage, ...real },
  { path: paths.gameWindow, page: gameView('window'), ...real },
  { path: '/launcher/:id', page: gameView('whole'), ...real },
  { path: '/play/demo/:id', page: demo, cachedQuery: ['window'], ...IN_PLAY },
  ...walletGameRoutes,
];
