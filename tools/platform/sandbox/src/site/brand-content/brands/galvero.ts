import type { BrandContent } from '../BrandContent.ts';

export const galvero: BrandContent = {
  title: 'outlined',
  tone: 'natural',
  campaigns: [
    {
      url: '/games?category=63',
      composition: 'signal',
      figure: 'bolt',
      things: [],
      scene: 'storm',
      tr: ['Gerilim Yükseliyor', 'Turbo uçak oyunlarında çarpan tırmanıyor'],
      en: ['Feel the Voltage', 'The multiplier is climbing in turbo games'],
    },
    {
      url: '/Virtual?category=52',
      composition: 'split',
      figure: 'raceCar',
      things: ['starGold', 'bolt'],
      scene: 'grid',
      tr: ['Tam Gaz', 'Sanal yarışlarda ışıklar yeşil'],
      en: ['Full Throttle', 'Green lights in the virtual races'],
    },
    {
      url: '/Promotions/12',
      composition: 'numeral',
      figure: 'bolt',
      things: ['coinEdge', 'coin'],
      scene: 'storm',
      number: { tr: '%10', en: '10%' },
      tr: ['Çevrimsiz Bonus', 'Günde bir kez, en çok ₺500'],
      en: ['Wager-Free Bonus', 'Once a day, up to ₺500'],
    },
  ],
  promotions: [
    { id: 'welcome' },
    { id: 'wagerFree', name: { tr: 'Kısa Devre Bonusu', en: 'The Short Circuit' } },
    { id: 'multiplierRace', name: { tr: 'Yüksek Gerilim', en: 'High Voltage' } },
    { id: 'freeSpins' },
    { id: 'jackpotWednesday' },
  ],
  storyCategories: [6, 10],
};
