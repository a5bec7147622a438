import type { BrandContent } from '../BrandContent.ts';

export const kavrix: BrandContent = {
  title: 'bars',
  tone: 'vivid',
  campaigns: [
    {
      url: '/Sport',
      composition: 'panorama',
      figure: 'football',
      things: ['trophy'],
      scene: 'stadium',
      tr: ['Düdük Çaldı, Oyun Başladı', 'Haftanın maçları canlı oranlarla'],
      en: ['From the First Whistle', 'This week’s matches with live odds'],
    },
    {
      url: '/Promotions/5',
      composition: 'podium',
      figure: 'trophy',
      things: ['football', 'whistle'],
      scene: 'stadium',
      tr: ['Kombineye Ek Kazanç', 'Dört ve daha fazla maça %40’a kadar'],
      en: ['Acca Boost', 'Up to 40% on four matches or more'],
    },
    {
      url: '/LiveSport',
      composition: 'closeUp',
      figure: 'basketball',
      things: ['whistle'],
      scene: 'grid',
      tr: ['Pota Altı Canlı', 'Her hücumda yeni bir oran'],
      en: ['Live Under the Basket', 'Every attack, new odds'],
    },
    {
      url: '/livecasino?category=21',
      composition: 'table',
      figure: { table: 'ROULETTE', dealer: 'host' },
      things: [],
      scene: 'studio',
      tr: ['Devre Arası Ruleti', 'Tribünden masaya, bir dokunuşla'],
      en: ['Half-Time Roulette', 'From the stands to the table in one tap'],
    },
  ],
  promotions: [
    { id: 'accumulator', name: { tr: 'Derbi Kombinesi', en: 'The Derby Acca' } },
    { id: 'inPlayCashback' },
    { id: 'welcome', name: { tr: 'Hoş Geldin, Kaptan', en: 'Welcome, Captain' } },
    { id: 'qrDeposit' },
    { id: 'cashback' },
    { id: 'multiplierRace' },
  ],
  storyCategories: [2, 24, 10],
};
