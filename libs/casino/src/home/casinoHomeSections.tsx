import type { HomeBlock } from '@baize/brand';
import { lazyPart, type HomeSection, type HomeSectionProps } from '@baize/routing';
import { JACKPOT_HEIGHT } from '@baize/ui';
import { casinoTexts } from '../texts.ts';

const RAIL_HEIGHT = 'clamp(260px, 250px + 5vw, 330px)';
/* Live tables are shown larger. */
const LIVE_HEIGHT = 'clamp(300px, 281px + 9.6vw, 440px)';

const games = (block: HomeBlock): HomeSection => ({
  id: block,
  Component: lazyPart<HomeSectionProps>(async () => {
    const { HomeGames } = await import('./HomeGames.tsx');
    return ({ home }) => <HomeGames block={block} home={home} />;
  }),
  height: block === 'live' ? LIVE_HEIGHT : RAIL_HEIGHT,
  texts: [casinoTexts],
});

/** The casino's sections of the home page. They're below the fold, so each loads its code when it's due. */
export const casinoHomeSections: readonly HomeSection[] = [
  {
    id: 'jackpot_board',
    Component: lazyPart(async () => (await import('../jackpot/JackpotWidget.tsx')).JackpotWidget),
    height: JACKPOT_HEIGHT,
    texts: [casinoTexts],
  },
  games('jackpot'),
  games('live'),
  games('casino'),
];
