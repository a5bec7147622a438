import { lazyPage, type AppRoute } from '@baize/routing';
import { LOBBY_ADDRESSES, type LobbyName } from './lobby/lobbyAddresses.ts';
import { CATEGORY_ADDRESSES } from './lobby/categoryAddresses.ts';
import { PROVIDER_ADDRESSES, type ProviderAddress } from './lobby/providerAddresses.ts';
import { casinoTexts } from './texts.ts';
import { GameSupportContext, type OpenSupport } from './game-view/GameSupportContext.ts';

/** The route of the lobby `name`, or without one, of the lobby that `?type=` names; `slug` is its category. */
function lobbyRoute(path: string, name?: LobbyName, slug?: string): AppRoute {
  const page = lazyPage(async () => {
    const { LobbyPage } = await import('./lobby/LobbyPage.tsx');
    return () => <LobbyPage name={name} slug={slug} />;
  }, casinoTexts);
  const prepare: AppRoute['prepare'] = async (...args) =>
    (await import('./lobby/prepareLobby.ts')).prepareLobby(...args, name, slug);
  return { path, page, prepare, chunks: ['LobbyPage'], decorated: true };
}

function providerRoute(address: ProviderAddress): AppRoute {
  const page = lazyPage(async () => {
    const { LobbyPage } = await import('./lobby/LobbyPage.tsx');
    return () => <LobbyPage provider={address} />;
  }, casinoTexts);
  const prepare: AppRoute['prepare'] = async (...args) =>
    (await import('./lobby/prepareProvider.ts')).prepareProvider(...args, address);
  return { path: address.path, page, prepare, chunks: ['LobbyPage'], decorated: true };
}

const isOwnAddress = (path: string) => !path.startsWith('/casino');

const ownLobbyRoutes = (Object.keys(LOBBY_ADDRESSES) as LobbyName[]).flatMap((name) =>
  LOBBY_ADDRESSES[name].filter(isOwnAddress).map((path) => lobbyRoute(path, name)),
);

interface Options {
  /** Opens the live support, for a player whose game doesn't open. */
  openSupport: OpenSupport;
}

const playerPage = (openSupport: OpenSupport) =>
  lazyPage(async () => {
    const { GameViewPage } = await import('./game-view/GameViewPage.tsx');
    return () => (
      <GameSupportContext value={openSupport}>
        <GameViewPage />
      </GameSupportContext>
    );
  }, casinoTexts);

const demo = lazyPage(async () => (await import('./game-view/DemoGamePage.tsx')).DemoGamePage, casinoTexts);
const IN_PLAY = { footer: 'in-play', bodyClass: 'in-play' } as const;

/** Routes of lobbies and games. */
export function casinoRoutes({ openSupport }: Options): readonly AppRoute[] {
  const player = playerPage(openSupport);
  return [
    lobbyRoute('/casino'),
    ...ownLobbyRoutes,
    ...CATEGORY_ADDRESSES.map(({ path, lobby, slug }) => lobbyRoute(path, lobby, slug)),
    ...PROVIDER_ADDRESSES.map(providerRoute),
    { path: '/PlayGame/:id', page: player, chunks: ['GameViewPage'], player: true, ...IN_PLAY },
    { path: '/game/:id', page: player, chunks: ['GameViewPage'], player: true, ...IN_PLAY },
    { path: '/play/demo/:id', page: demo, chunks: ['DemoGamePage'], ...IN_PLAY },
  ];
}
