import { lazyPages, type AppRoute, paths } from '@baize/routing';

/** The pages of `gamePages.ts`, which loads with the first of them. */
export const gamePage = lazyPages(async () => (await import('./gamePages.ts')).gamePages);

const IN_PLAY = { inPlay: true, bodyClass: 'in-play' } as const;

/** Poker, live slot, high flyer and binary option: their landing pages and games. */
export const roomRoutes: readonly AppRoute[] = [
  { path: paths.poker, page: gamePage('poker'), chunks: ['gamePages', 'PokerPage'], decorated: true },
  {
    path: paths.playPoker,
    page: gamePage('playPoker'),
    chunks: ['gamePages', 'PlayPokerPage'],
    player: true,
    ...IN_PLAY,
  },
  {
    path: paths.liveSlot,
    page: gamePage('liveSlot'),
    chunks: ['gamePages', 'LiveSlotPage'],
    decorated: true,
  },
  {
    path: '/play-live-slot',
    page: gamePage('playLiveSlot'),
    chunks: ['gamePages', 'PlayLiveSlotPage'],
    player: true,
    ...IN_PLAY,
  },
  {
    path: paths.binaryOption,
    page: gamePage('binaryOption'),
    chunks: ['gamePages', 'BinaryOptionPage'],
    ...IN_PLAY,
  },
  {
    path: paths.highFlyer,
    page: gamePage('highFlyer'),
    chunks: ['gamePages', 'HighFlyerPage'],
    ...IN_PLAY,
  },
];
