import { areaRoute, paths, type AppRoute } from '@baize/routing';

const gameRoute = areaRoute(async () => (await import('./walletGamePages.ts')).walletGamePages);

const IN_PLAY = { handle: { inPlay: true, bodyClass: 'in-play' } } as const;
const LANDING = { handle: { decorated: true } } as const;

/** Poker, live slot, high flyer and binary option: their landing pages and games. */
export const walletGameRoutes: readonly AppRoute[] = [
  gameRoute(paths.poker, LANDING),
  gameRoute(paths.playPoker, { player: true, ...IN_PLAY }),
  gameRoute(paths.liveSlot, LANDING),
  gameRoute(paths.playLiveSlot, { player: true, ...IN_PLAY }),
  gameRoute(paths.binaryOption, IN_PLAY),
  gameRoute(paths.highFlyer, IN_PLAY),
];
