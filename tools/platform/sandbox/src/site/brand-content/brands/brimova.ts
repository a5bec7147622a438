import type { BrandContent } from '../BrandContent.ts';

export const brimova: BrandContent = {
  title: 'plain',
  tone: 'vivid',
  campaigns: [
    {
      url: '/casino?category=1',
      composition: 'waves',
      figure: 'octopus',
      things: ['starfish', 'shell'],
      scene: 'sea',
      tr: ['Dalgayı Yakala', 'Haftanın yeni slotları kıyıya vurdu'],
      en: ['Catch the Wave', 'This week’s new slots have come ashore'],
    },
    {
      url: '/livecasino',
      composition: 'stream',
      figure: 'fish',
      things: ['fishBlue', 'pearl'],
      scene: 'deep',
      tr: ['Akıntıya Kapılın', 'Canlı masalarda ritim hiç düşmüyor'],
      en: ['Ride the Current', 'Live tables that never lose the beat'],
    },
    {
      url: '/Promotions/3',
      composition: 'minimal',
      figure: 'melon',
      things: [],
      scene: 'sea',
      tr: ['Yaz Molası', 'Cuma yatırımına 50 bedava dönüş'],
      en: ['Summer Break', '50 free spins with your Friday deposit'],
    },
  ],
  promotions: [
    { id: 'welcome', name: { tr: 'Kıyıya Hoş Geldin', en: 'Welcome Ashore' } },
    { id: 'freeSpins', name: { tr: 'Cuma Dalgası', en: 'The Friday Wave' } },
    { id: 'multiplierRace' },
    { id: 'treasure' },
    { id: 'friend' },
  ],
  storyCategories: [8, 5],
};
