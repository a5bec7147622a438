import { lazyPages, type AppRoute } from '@baize/routing';

/** The pages of `gamePages.ts`, which loads with the first of them. */
export const gamePage = lazyPages(async () => (await import('./gamePages.ts')).gamePages);

const IN_PLAY = { inPlay: true, bodyClass: 'in-play' } as const;

/** Poker, live slot, high flyer and binary option: their landing pages and games. */
export const roomRoutes: readonly AppRoute[] = [
  { path: '/poker', page: gamePage('poker'), chunks: ['gamePages', 'PokerPage'], decorated: true },
  {
    path: '/PlayPoker',
    page: gamePage('playPoker'),
    chunks: ['gamePages', 'PlayPokerPage'],
    player: true,
    ...IN_PLAY,
  },
  {
    path: '/live-slot',
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
    path: '/play-live-binary',
    page: gamePage('binaryOption'),
    chunks: ['gamePages', 'BinaryOptionPage'],
    ...IN_PLAY,
  },
  {
    path: '/play-high-flyer',
    page: gamePage('highFlyer'),
    chunks: ['gamePages', 'HighFlyerPage'],
    ...IN_PLAY,
  },
];
