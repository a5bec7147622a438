import type { BrandContent } from '../BrandContent.ts';

export const zorande: BrandContent = {
  title: 'sticker',
  tone: 'vivid',
  campaigns: [
    {
      url: '/livecasino?category=24',
      composition: 'table',
      figure: { table: 'MEGAWHEEL', dealer: 'host' },
      things: [],
      scene: 'neonCity',
      tr: ['Şehrin Eğlenceli Köşesi', 'Oyun şovları canlı yayında'],
      en: ['The Lively Corner of Town', 'Game shows, live on air'],
    },
    {
      url: '/casino?category=2',
      composition: 'mosaic',
      figure: 'dice',
      things: ['microphone', 'sevenFire', 'redChip', 'cherries', 'starGold'],
      scene: 'neonCity',
      tr: ['Köşebaşı Slotları', 'Mahallenin en çok oynananları'],
      en: ['Slots on the Corner', 'What the neighbourhood plays'],
    },
    {
      url: '/Promotions/9',
      composition: 'popArt',
      figure: 'joker',
      things: ['rankK', 'rankQ', 'rankA'],
      scene: 'curtain',
      tr: ['Bu Gece Karnaval', 'Slot turnuvasında ₺1.000.000'],
      en: ['Carnival Tonight', '₺1,000,000 in the slot tournament'],
    },
  ],
  promotions: [
    { id: 'wheel', name: { tr: 'Köşebaşı Çarkı', en: 'The Corner Wheel' } },
    { id: 'welcome' },
    { id: 'liveBonus' },
    { id: 'slotTournament', name: { tr: 'Karnaval Turnuvası', en: 'The Carnival Tournament' } },
    { id: 'blackjackLeague' },
    { id: 'friend' },
    { id: 'rouletteNight' },
  ],
  storyCategories: [24, 22],
};
