import type { BrandContent } from '../BrandContent.ts';

export const rivanta: BrandContent = {
  title: 'plain',
  tone: 'cold',
  campaigns: [
    {
      url: '/livecasino',
      composition: 'stream',
      figure: 'koi',
      things: ['fishBlue'],
      scene: 'deep',
      tr: ['Akışın Keyfi', 'Canlı masalar hiç durmadan sürüyor'],
      en: ['Go with the Flow', 'Live tables that never stop'],
    },
    {
      url: '/Promotions/12',
      composition: 'minimal',
      figure: 'shell',
      things: [],
      scene: 'sea',
      tr: ['Sakin Sular', 'Günde bir kez, çevrimsiz %10'],
      en: ['Calm Waters', '10% with no wagering, once a day'],
    },
    {
      url: '/casino?category=8',
      composition: 'stage',
      figure: 'trident',
      things: ['pearl', 'starfish', 'shell', 'fishBlue'],
      scene: 'deep',
      tr: ['Derin Dalış', 'Deniz altından macera slotları'],
      en: ['Deep Dive', 'Adventure slots from the sea bed'],
    },
  ],
  promotions: [
    { id: 'welcome' },
    { id: 'wagerFree', name: { tr: 'Berrak Bonus', en: 'The Clear Bonus' } },
    { id: 'liveBonus', name: { tr: 'Akış Bonusu', en: 'The Flow Bonus' } },
    { id: 'cashback' },
    { id: 'qrDeposit' },
  ],
  storyCategories: [21, 22],
};
