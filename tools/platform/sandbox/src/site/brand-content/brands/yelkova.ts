import type { BrandContent } from '../BrandContent.ts';

export const yelkova: BrandContent = {
  title: 'capitals',
  tone: 'natural',
  campaigns: [
    {
      url: '/casino?category=8',
      composition: 'panorama',
      figure: 'galleon',
      things: ['anchor'],
      scene: 'sea',
      tr: ['Yelkenler Fora', 'Macera slotlarında rüzgâr arkanızda'],
      en: ['Set Sail', 'A fair wind for the adventure slots'],
    },
    {
      url: '/Promotions/1',
      composition: 'porthole',
      figure: 'anchor',
      things: ['rum', 'shell'],
      scene: 'sea',
      tr: ['Limana Uğrayın', 'İlk yatırımınıza %100 bonus'],
      en: ['Call at the Harbour', '100% bonus on your first deposit'],
    },
    {
      url: '/bingo',
      composition: 'split',
      figure: 'compass',
      things: ['scroll', 'coin'],
      scene: 'sea',
      tr: ['Rota Bingo', 'Salon akşam sekizde demir alıyor'],
      en: ['Bearing: Bingo', 'The hall sets off at eight'],
    },
  ],
  promotions: [
    { id: 'welcome', name: { tr: 'Liman Bonusu', en: 'The Harbour Bonus' } },
    { id: 'treasure', name: { tr: 'Define Sandığı', en: 'The Sea Chest' } },
    { id: 'multiplierRace', name: { tr: 'Rüzgâr Yarışı', en: 'The Wind Race' } },
    { id: 'bingo' },
    { id: 'cashback' },
    { id: 'loyalty', name: { tr: 'Tayfa Puanı', en: 'Crew Points' } },
  ],
  storyCategories: [8, 5],
};
