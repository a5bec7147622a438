import { lazyPart } from '@baize/routing';
import { casinoTexts } from '../texts.ts';

/**
 * The casino's sections of the home page, with their texts. They're below the fold, so each loads its code when
 * it's due.
 */
export const casinoHome = {
  texts: [casinoTexts],
  slots: {
    Games: lazyPart(async () => (await import('./HomeGames.tsx')).HomeGames),
    Jackpot: lazyPart(async () => (await import('../jackpot/JackpotBlock.tsx')).JackpotBlock),
  },
};
