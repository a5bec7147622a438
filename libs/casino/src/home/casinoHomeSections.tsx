import type { HomeBlock } from '@baize/brand';
import { lazyPart, type HomeSection } from '@baize/routing';
import { JACKPOT_HEIGHT } from '@baize/ui';
import { casinoLaterTexts, casinoTexts } from '../texts.ts';
import { HOME_LISTS, type HomeListName } from './homeLists.ts';

const RAIL_HEIGHT = 'clamp(260px, 250px + 5vw, 330px)';
/* Live tables are shown larger. */
const LIVE_HEIGHT = 'clamp(300px, 281px + 9.6vw, 440px)';

const Games = lazyPart(async () => (await import('./HomeGames.tsx')).HomeGames);

const games = (block: HomeBlock, height = RAIL_HEIGHT): HomeSection => ({
  id: block,
  Component: ({ home }) => <Games block={block} home={home} />,
  height,
});

const List = lazyPart(async () => (await import('./HomeList.tsx')).HomeList, casinoLaterTexts);

const list = (name: HomeListName): HomeSection => ({
  id: name,
  Component: () => <List list={name} />,
  height: RAIL_HEIGHT,
});

/**
 * The casino's sections of the home page. They're below the fold, so each loads its code when it's due; the texts
 * of all come with the page.
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
  {
    id: 'last_game',
    Component: lazyPart(async () => (await import('./LastGame.tsx')).LastGame, casinoLaterTexts),
    height: '0px',
    when: ({ isPlayer }) => isPlayer,
  },
  {
    id: 'recent',
    Component: lazyPart(
      async () => (await import('../recent/RecentGames.tsx')).RecentGames,
      casinoLaterTexts,
    ),
    height: '0px',
    when: ({ isPlayer }) => isPlayer,
  },
  ...HOME_LISTS.map(list),
  {
    id: 'winners',
    Component: lazyPart(async () => (await import('./HomeWinners.tsx')).HomeWinners, casinoLaterTexts),
    height: '104px',
  },
];
