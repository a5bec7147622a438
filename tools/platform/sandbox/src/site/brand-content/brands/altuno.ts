import type { BrandContent } from '../BrandContent.ts';

export const altuno: BrandContent = {
  title: 'plain',
  tone: 'warm',
  campaigns: [
    {
      url: '/Jackpot',
      composition: 'mosaic',
      figure: 'goldBars',
      things: ['coin', 'ingot', 'ring', 'goldBar', 'topaz', 'coinCrown'],
      scene: 'vault',
      tr: ['Ağırlığınca Altın', 'Jackpot tahtası her akşam yeniden parlıyor'],
      en: ['Worth Their Weight', 'The jackpot board lights up every evening'],
    },
    {
      url: '/Promotions/2',
      composition: 'numeral',
      figure: 'moneyBag',
      things: ['coinCrown', 'ingot'],
      scene: 'burst',
      number: { tr: '%20', en: '20%' },
      tr: ['Pazartesi İadesi', 'Geçen haftanın net kaybının beşte biri'],
      en: ['Monday Cashback', 'A fifth of last week’s net losses'],
    },
    {
      url: '/livecasino?category=21',
      composition: 'table',
      figure: { table: 'ROULETTE', dealer: 'dinner' },
      things: [],
      scene: 'vault',
      tr: ['Akşam Masası', 'Rulet salonunun kapıları açıldı'],
      en: ['The Evening Table', 'The doors of the roulette room are open'],
    },
  ],
  promotions: [
    { id: 'cashback', name: { tr: 'Pazartesi Altını', en: 'Monday Gold' } },
    { id: 'welcome' },
    { id: 'loyalty', name: { tr: 'Ağırlık Puanı', en: 'Weight in Points' } },
    { id: 'jackpotWednesday' },
    { id: 'wagerFree' },
    { id: 'birthday' },
    { id: 'slotTournament' },
  ],
  storyCategories: [6, 7, 10],
};
