import { lazyPart } from '@baize/routing';
import { casinoTexts } from '../texts.ts';

/** What the casino puts into the home page, with its texts. It starts below the first screen, so its code comes with its turn. */
export const casinoHome = {
  texts: [casinoTexts],
  slots: {
    Games: lazyPart(async () => (await import('./HomeGames.tsx')).HomeGames),
    Jackpot: lazyPart(async () => (await import('../jackpot/JackpotWidget.tsx')).JackpotWidget),
  },
};
