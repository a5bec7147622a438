import type { BrandContent } from '../BrandContent.ts';

export const wexalo: BrandContent = {
  title: 'bars',
  tone: 'natural',
  campaigns: [
    {
      url: '/Sport',
      composition: 'split',
      figure: 'trophy',
      things: ['football', 'whistle'],
      scene: 'stadium',
      tr: ['Hızlı, Sade, Net', 'Kuponun birkaç dokunuşta hazır'],
      en: ['Fast, Simple, Clear', 'Your bet slip, ready in a few taps'],
    },
    {
      url: '/Promotions/5',
      composition: 'numeral',
      figure: 'whistle',
      things: ['football', 'tennisBall'],
      scene: 'stadium',
      number: { tr: '%40', en: '40%' },
      tr: ['Kombine Bonusu', 'Dört maçtan başlar, %40’a çıkar'],
      en: ['Acca Bonus', 'Starts at four matches, rises to 40%'],
    },
    {
      url: '/Virtual?category=52',
      composition: 'panorama',
      figure: 'raceCar',
      things: ['trophy'],
      scene: 'grid',
      tr: ['Son Viraj', 'Sanal yarışlarda start verildi'],
      en: ['The Final Bend', 'The virtual races are off'],
    },
    {
      url: '/LiveSport',
      composition: 'minimal',
      figure: 'tennisBall',
      things: [],
      scene: 'stadium',
      tr: ['Kort Canlı', 'Her sayıda güncellenen oranlar'],
      en: ['Live from the Court', 'Odds updated with every point'],
    },
  ],
  promotions: [
    { id: 'accumulator', name: { tr: 'Net Kombine', en: 'The Clear Acca' } },
    { id: 'inPlayCashback', name: { tr: 'Canlı İade', en: 'In-Play Refund' } },
    { id: 'welcome' },
    { id: 'qrDeposit', name: { tr: 'QR ile Hızlı Bonus', en: 'The Quick QR Bonus' } },
  ],
  storyCategories: [10, 2],
};
