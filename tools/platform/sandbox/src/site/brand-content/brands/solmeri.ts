import type { BrandContent } from '../BrandContent.ts';

export const solmeri: BrandContent = {
  title: 'plain',
  tone: 'warm',
  campaigns: [
    {
      url: '/casino?category=5',
      composition: 'mosaic',
      figure: 'orange',
      things: ['lemon', 'melon', 'sunMask', 'strawberry', 'cherries', 'plum'],
      scene: 'town',
      tr: ['Güneşli Bir Mola', 'Narenciye tadında slotlar'],
      en: ['Your Place in the Sun', 'Slots with a squeeze of citrus'],
    },
    {
      url: '/games',
      composition: 'waves',
      figure: 'parachute',
      things: ['balloon', 'starfish'],
      scene: 'sea',
      tr: ['Yumuşak İniş', 'Uçak oyunlarında rüzgârı bekleyin'],
      en: ['A Soft Landing', 'Wait for the wind in the crash games'],
    },
    {
      url: '/Promotions/1',
      composition: 'signal',
      figure: 'sunMask',
      things: [],
      scene: 'desert',
      tr: ['Öğle Güneşi', 'İlk yatırımınıza %100 bonus'],
      en: ['High Noon', '100% bonus on your first deposit'],
    },
  ],
  promotions: [
    { id: 'welcome', name: { tr: 'Güneşli Karşılama', en: 'A Sunny Welcome' } },
    { id: 'freeSpins' },
    { id: 'multiplierRace' },
    { id: 'bookWeek' },
    { id: 'birthday' },
    { id: 'friend' },
  ],
  storyCategories: [5, 8],
};
