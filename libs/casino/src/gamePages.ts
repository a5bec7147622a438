import { lazyPage } from '@baize/routing';
import { walletTexts } from '@baize/wallet';
import type { ComponentType } from 'react';
import { roomTexts } from './roomTexts.ts';
import { casinoTexts } from './texts.ts';

const landing = (importPage: () => Promise<ComponentType>) => lazyPage(importPage, casinoTexts, roomTexts);
const room = (importPage: () => Promise<ComponentType>) =>
  lazyPage(importPage, casinoTexts, roomTexts, walletTexts);

/** Pages around a running game, and the landing pages of poker and live slot; loaded with the first of them. */
export const gamePages = {
  gameWindow: lazyPage(
    async () => (await import('./game-view/GameWindowPage.tsx')).GameWindowPage,
    casinoTexts,
  ),
  launcher: lazyPage(async () => (await import('./game-view/LauncherPage.tsx')).LauncherPage, casinoTexts),
  poker: landing(async () => (await import('./poker/PokerPage.tsx')).PokerPage),
  liveSlot: landing(async () => (await import('./live-slot/LiveSlotPage.tsx')).LiveSlotPage),
  playPoker: room(async () => (await import('./poker/PlayPokerPage.tsx')).PlayPokerPage),
  playLiveSlot: room(async () => (await import('./live-slot/PlayLiveSlotPage.tsx')).PlayLiveSlotPage),
  binaryOption: room(async () => (await import('./binary-option/BinaryOptionPage.tsx')).BinaryOptionPage),
  highFlyer: room(async () => (await import('./high-flyer/HighFlyerPage.tsx')).HighFlyerPage),
};
