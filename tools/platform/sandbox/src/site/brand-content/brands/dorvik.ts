import type { BrandContent } from '../BrandContent.ts';

export const dorvik: BrandContent = {
  title: 'capitals',
  tone: 'cold',
  campaigns: [
    {
      url: '/livecasino',
      composition: 'stage',
      figure: 'vikingHelmet',
      things: ['axe', 'shield', 'horn', 'hammer'],
      scene: 'peaks',
      tr: ['Kuzeyin Masası', 'Dışarısı soğuk, canlı masalar sıcak'],
      en: ['The Northern Table', 'Cold outside, warm at the live tables'],
    },
    {
      url: '/casino?category=8',
      composition: 'closeUp',
      figure: 'iceDragon',
      things: ['moonStone'],
      scene: 'peaks',
      tr: ['Buz Çözülüyor', 'Ejderhalı slotlar uyandı'],
      en: ['The Ice Is Breaking', 'The dragon slots are awake'],
    },
    {
      url: '/Promotions/9',
      composition: 'split',
      figure: 'hammer',
      things: ['coin', 'shield'],
      scene: 'storm',
      tr: ['Çekiç Turnuvası', 'Ödül havuzu ₺1.000.000'],
      en: ['The Hammer Tournament', 'A ₺1,000,000 prize pool'],
    },
  ],
  promotions: [
    { id: 'slotTournament', name: { tr: 'Çekiç Turnuvası', en: 'The Hammer Tournament' } },
    { id: 'welcome' },
    { id: 'liveBonus', name: { tr: 'Masa Başı Bonusu', en: 'The Table Bonus' } },
    { id: 'cashback' },
    { id: 'loyalty', name: { tr: 'Kuzey Nişanı', en: 'The Northern Badge' } },
    { id: 'blackjackLeague' },
    { id: 'multiplierRace' },
    { id: 'friend' },
  ],
  storyCategories: [8, 10],
};
