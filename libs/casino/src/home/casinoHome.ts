import { casinoMessages } from '../messages.ts';

/** What the casino puts into the home page, with its texts; the code comes with that page. */
export const casinoHome = {
  texts: [casinoMessages],
  chunks: ['HomeGames', 'JackpotWidget'],
  load: async () => {
    const [{ HomeGames }, { JackpotWidget }] = await Promise.all([
      import('./HomeGames.tsx'),
      import('../jackpot/JackpotWidget.tsx'),
    ]);
    return { Games: HomeGames, Jackpot: JackpotWidget };
  },
};
