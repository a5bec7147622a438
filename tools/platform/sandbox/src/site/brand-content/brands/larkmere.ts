import type { BrandContent } from '../BrandContent.ts';

export const larkmere: BrandContent = {
  title: 'plain',
  tone: 'cold',
  campaigns: [
    {
      url: '/casino?category=9',
      composition: 'minimal',
      figure: 'aces',
      things: [],
      scene: 'felt',
      tr: ['Masanız Hazır', 'Limiti siz koyun, masaya öyle oturun'],
      en: ['Your Table Awaits', 'Set your limit, then take a seat'],
    },
    {
      url: '/casino?category=10',
      composition: 'panorama',
      figure: 'balloon',
      things: ['feather'],
      scene: 'sky',
      tr: ['Sakin Bir Öğleden Sonra', 'Klasik slotlar, tanıdık melodiler'],
      en: ['A Quiet Afternoon', 'Classic slots, familiar tunes'],
    },
    {
      url: '/livecasino?category=23',
      composition: 'table',
      figure: { table: 'BACCARAT', dealer: 'chignon' },
      things: [],
      scene: 'studio',
      tr: ['Masanız Hazır', 'Sakin bir salonda canlı bakara'],
      en: ['Your Table Awaits', 'Live baccarat in a quiet room'],
    },
  ],
  promotions: [
    { id: 'welcome', name: { tr: 'Sakin Bir Başlangıç', en: 'A Gentle Start' } },
    { id: 'loyalty' },
    { id: 'cashback' },
    { id: 'bingo' },
  ],
  storyCategories: [10],
};
