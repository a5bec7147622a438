import { prefetch, prefetchFirstPage } from '@baize/api';
import type { HomeBlock } from '@baize/brand';
import { lazyPart, type HomeSection } from '@baize/routing';
import { JACKPOT_HEIGHT } from '@baize/ui';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { HOME_LISTS, PLAYER_ROWS, type HomeListName, type HomeRowName } from './homeRows.ts';

const RAIL_HEIGHT = 'clamp(260px, 250px + 5vw, 330px)';
/* Live tables are shown larger. */
const LIVE_HEIGHT = 'clamp(300px, 281px + 9.6vw, 440px)';

const Games = lazyPart(async () => (await import('./HomeGames.tsx')).HomeGames);

type Loader = NonNullable<HomeSection['loader']>;

const jackpotsLoader: Loader = async (queryClient) => {
  const { homeGames } = await import('./homeGames.ts');
  return prefetchFirstPage(queryClient, homeGames.jackpots());
};

const winnersLoader: Loader = async (queryClient, { language }) => {
  const { casinoConfig } = await import('./homeGames.ts');
  return prefetch(queryClient, casinoConfig(language));
};

const listLoader =
  (name: HomeListName): Loader =>
  async (queryClient) => {
    const { homeGames } = await import('./homeGames.ts');
    return prefetchFirstPage(queryClient, homeGames.list(name));
  };

const games = (block: HomeBlock, height = RAIL_HEIGHT): HomeSection => ({
  id: block,
  Component: ({ home }) => <Games block={block} home={home} />,
  height,
  /* The other games are in the home page's data. */
  ...(block === 'jackpot' && { loader: jackpotsLoader }),
});

const Row = lazyPart(async () => (await import('./HomeRow.tsx')).HomeRow, casinoDeferredTexts);

const row = (name: HomeRowName, height = RAIL_HEIGHT): HomeSection => ({
  id: name,
  Component: () => <Row row={name} />,
  height,
});

/**
 * The casino's sections of the home page. They're below the fold, so each loads its code when it's due; the texts of
 * all load with the page.
 */
export const casinoHomeSections: readonly HomeSection[] = [
  {
    id: 'jackpot_board',
    Component: lazyPart(async () => (await import('../jackpot/JackpotBlock.tsx')).JackpotBlock),
    height: JACKPOT_HEIGHT,
    texts: [casinoTexts],
  },
  games('jackpot'),
  games('live', LIVE_HEIGHT),
  games('casino'),
  ...PLAYER_ROWS.map((name) => ({
    ...row(name, '0px'),
    when: ({ isPlayer }: { isPlayer: boolean }) => isPlayer,
  })),
  ...HOME_LISTS.map((name) => ({ ...row(name), loader: listLoader(name) })),
  { ...row('winners', '104px'), loader: winnersLoader },
];
