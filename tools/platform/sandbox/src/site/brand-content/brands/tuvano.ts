import type { BrandContent } from '../BrandContent.ts';

export const tuvano: BrandContent = {
  title: 'plain',
  tone: 'cold',
  campaigns: [
    {
      url: '/casino?category=1',
      composition: 'rain',
      figure: 'aqua',
      things: ['pearl'],
      scene: 'deep',
      tr: ['İnci Avı Başladı', 'Her gün keşfedilecek yeni bir slot'],
      en: ['Dive for Pearls', 'A new slot to discover every day'],
    },
    {
      url: '/Promotions/14',
      composition: 'waves',
      figure: 'shell',
      things: ['pearl', 'starfish'],
      scene: 'sea',
      tr: ['İnci Avı', 'Günde bir sandık, bonus bakiyenize'],
      en: ['Pearl Hunt', 'One chest a day, for your bonus wallet'],
    },
    {
      url: '/livecasino?category=24',
      composition: 'closeUp',
      figure: 'octopus',
      things: ['pearl'],
      scene: 'deep',
      tr: ['Derinden Gelen', 'Oyun şovlarında sekiz kollu gece'],
      en: ['From the Deep', 'A night of game shows with eight arms'],
    },
  ],
  promotions: [
    { id: 'treasure', name: { tr: 'İnci Avı', en: 'Pearl Hunt' } },
    { id: 'welcome' },
    { id: 'freeSpins', name: { tr: 'Elli Damla', en: 'Fifty Drops' } },
    { id: 'qrDeposit' },
  ],
  storyCategories: [1, 7],
};
