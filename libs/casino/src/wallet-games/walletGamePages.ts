import { lazyPage, paths, type AreaPage } from '@baize/routing';
import { walletTexts } from '@baize/wallet';
import type { ComponentType } from 'react';
import { walletGameTexts } from './texts.ts';
import { casinoTexts } from '../texts.ts';

const landingPage = (importPage: () => Promise<ComponentType>): AreaPage => ({
  page: lazyPage(importPage, casinoTexts, walletGameTexts),
});
const gamePage = (importPage: () => Promise<ComponentType>): AreaPage => ({
  page: lazyPage(importPage, casinoTexts, walletGameTexts, walletTexts),
});

/** Games with a wallet of their own by their path, and the landing pages of two; loaded with the first of them. */
export const walletGamePages = {
  [paths.poker]: landingPage(async () => (await import('../poker/PokerPage.tsx')).PokerPage),
  [paths.playPoker]: gamePage(async () => (await import('../poker/PlayPokerPage.tsx')).PlayPokerPage),
  [paths.liveSlot]: landingPage(async () => (await import('../live-slot/LiveSlotPage.tsx')).LiveSlotPage),
  [paths.playLiveSlot]: gamePage(
    async () => (await import('../live-slot/PlayLiveSlotPage.tsx')).PlayLiveSlotPage,
  ),
  [paths.binaryOption]: gamePage(
    async () => (await import('../binary-option/BinaryOptionPage.tsx')).BinaryOptionPage,
  ),
  [paths.highFlyer]: gamePage(async () => (await import('../high-flyer/HighFlyerPage.tsx')).HighFlyerPage),
};
