import type { BrandContent } from '../BrandContent.ts';

export const hazniva: BrandContent = {
  title: 'engraved',
  tone: 'warm',
  campaigns: [
    {
      url: '/casino?category=7',
      composition: 'rising',
      figure: 'chest',
      things: ['emerald', 'ruby', 'moneyBag', 'goldBars', 'sapphire', 'ring'],
      scene: 'vault',
      tr: ['Hazine Odası', 'Kapı aralandı, sandıklar dolu'],
      en: ['The Treasure Room', 'The door is open, the chests are full'],
    },
    {
      url: '/casino?category=7',
      composition: 'rain',
      figure: 'ruby',
      things: ['amethyst', 'coin'],
      scene: 'cave',
      tr: ['Yakut Yağmuru', 'Mücevher slotlarında yeni koleksiyon'],
      en: ['Ruby Rain', 'A new collection of gem slots'],
    },
    {
      url: '/Promotions/14',
      composition: 'podium',
      figure: 'safe',
      things: ['goldBars', 'moneyBag'],
      scene: 'vault',
      tr: ['Günün Sandığı', 'Günde bir sandık, ödülü bonus bakiyenize'],
      en: ['The Chest of the Day', 'One chest a day, for your bonus wallet'],
    },
  ],
  promotions: [
    { id: 'treasure', name: { tr: 'Günün Sandığı', en: 'The Chest of the Day' } },
    { id: 'welcome', name: { tr: 'Hazine Anahtarı', en: 'The Treasure Key' } },
    { id: 'jackpotWednesday' },
    { id: 'birthday' },
    { id: 'cashback' },
    { id: 'loyalty' },
    { id: 'friend' },
    { id: 'freeSpins' },
    { id: 'wheel' },
  ],
  storyCategories: [7, 6],
};
