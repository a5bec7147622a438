import { lazyPage, type AppRoute } from '@baize/routing';
import { walletTexts } from '@baize/wallet';
import type { ComponentType } from 'react';
import { GameSupportContext, type OpenSupport } from './game-view/GameSupportContext.ts';
import { roomTexts } from './roomTexts.ts';
import { casinoTexts } from './texts.ts';

const landing = (importPage: () => Promise<ComponentType>) => lazyPage(importPage, casinoTexts, roomTexts);

const poker = landing(async () => (await import('./poker/PokerPage.tsx')).PokerPage);
const liveSlot = landing(async () => (await import('./live-slot/LiveSlotPage.tsx')).LiveSlotPage);

const IN_PLAY = { inPlay: true, bodyClass: 'in-play' } as const;

/** Poker, live slot, high flyer and binary option: their landing pages and games. */
export function roomRoutes(openSupport: OpenSupport): readonly AppRoute[] {
  const game = (importPage: () => Promise<ComponentType>) =>
    lazyPage(
      async () => {
        const Page = await importPage();
        return () => (
          <GameSupportContext value={openSupport}>
            <Page />
          </GameSupportContext>
        );
      },
      casinoTexts,
      roomTexts,
      walletTexts,
    );
  return [
    { path: '/poker', page: poker, chunks: ['PokerPage'], decorated: true },
    {
      path: '/PlayPoker',
      page: game(async () => (await import('./poker/PlayPokerPage.tsx')).PlayPokerPage),
      chunks: ['PlayPokerPage'],
      player: true,
      ...IN_PLAY,
    },
    { path: '/live-slot', page: liveSlot, chunks: ['LiveSlotPage'], decorated: true },
    {
      path: '/play-live-slot',
      page: game(async () => (await import('./live-slot/PlayLiveSlotPage.tsx')).PlayLiveSlotPage),
      chunks: ['PlayLiveSlotPage'],
      player: true,
      ...IN_PLAY,
    },
    {
      path: '/play-live-binary',
      page: game(async () => (await import('./binary-option/BinaryOptionPage.tsx')).BinaryOptionPage),
      chunks: ['BinaryOptionPage'],
      ...IN_PLAY,
    },
    {
      path: '/play-high-flyer',
      page: game(async () => (await import('./high-flyer/HighFlyerPage.tsx')).HighFlyerPage),
      chunks: ['HighFlyerPage'],
      ...IN_PLAY,
    },
  ];
}
