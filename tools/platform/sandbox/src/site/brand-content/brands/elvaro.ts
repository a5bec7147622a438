import type { BrandContent } from '../BrandContent.ts';

export const elvaro: BrandContent = {
  title: 'plain',
  tone: 'natural',
  campaigns: [
    {
      url: '/Promotions/1',
      composition: 'minimal',
      figure: 'clover',
      things: [],
      scene: 'forest',
      tr: ['Yeşil Işık Yandı', 'İlk yatırımına %100 bonus'],
      en: ['You’ve Got the Green Light', '100% bonus on your first deposit'],
    },
    {
      url: '/casino?category=5',
      composition: 'mosaic',
      figure: 'lemon',
      things: ['strawberry', 'apple', 'cherries', 'orange', 'plum'],
      scene: 'forest',
      tr: ['Günün Meyvesi', 'Meyve slotlarının en tazeleri'],
      en: ['Fruit of the Day', 'The freshest of the fruit slots'],
    },
    {
      url: '/casino?category=1',
      composition: 'stage',
      figure: 'mushroom',
      things: ['clover', 'butterfly', 'strawberry', 'feather'],
      scene: 'forest',
      tr: ['Orman Yürüyüşü', 'Sakin tempolu yeni oyunlar'],
      en: ['A Walk in the Woods', 'New games at an easy pace'],
    },
  ],
  promotions: [
    { id: 'welcome', name: { tr: 'Taze Başlangıç', en: 'A Fresh Start' } },
    { id: 'wagerFree', name: { tr: 'Katkısız Bonus', en: 'Nothing Added' } },
    { id: 'freeSpins' },
    { id: 'bingo' },
  ],
  storyCategories: [5],
};
