import type { BrandContent } from '../BrandContent.ts';

export const fenrika: BrandContent = {
  title: 'capitals',
  tone: 'cold',
  campaigns: [
    {
      url: '/Promotions/9',
      composition: 'closeUp',
      figure: 'wolf',
      things: ['moonStone'],
      scene: 'forest',
      tr: ['Sürünün Başında', 'Turnuvada zirve bu hafta da boş değil'],
      en: ['Lead the Pack', 'The top of the leaderboard is contested'],
    },
    {
      url: '/casino?category=2',
      composition: 'panorama',
      figure: 'redWolf',
      things: ['feather'],
      scene: 'peaks',
      tr: ['Gece Avı', 'Çarpanı yüksek, temposu sert slotlar'],
      en: ['The Night Hunt', 'Slots with high multipliers and a hard pace'],
    },
    {
      url: '/livecasino?category=22',
      composition: 'table',
      figure: { table: 'BLACKJACK', dealer: 'waistcoat' },
      things: [],
      scene: 'curtain',
      tr: ['Masada Soğukkanlı', 'Canlı blackjack’te yer ayrıldı'],
      en: ['Cool at the Table', 'A seat is kept at live blackjack'],
    },
  ],
  promotions: [
    { id: 'slotTournament', name: { tr: 'Sürü Turnuvası', en: 'The Pack Tournament' } },
    { id: 'multiplierRace', name: { tr: 'Alfa Yarışı', en: 'The Alpha Race' } },
    { id: 'welcome' },
    { id: 'blackjackLeague' },
    { id: 'cashback' },
    { id: 'loyalty' },
  ],
  storyCategories: [8, 2, 10],
};
