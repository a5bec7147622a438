import type { BrandContent } from '../BrandContent.ts';

export const celvane: BrandContent = {
  title: 'metal',
  tone: 'matte',
  campaigns: [
    {
      url: '/casino?category=8',
      composition: 'porthole',
      figure: 'compass',
      things: ['scroll', 'anchor'],
      scene: 'sea',
      tr: ['Hazine Haritası', 'Macera slotlarında haritanın kıyısına'],
      en: ['Here Be Treasure', 'Adventure slots, to the edge of the map'],
    },
    {
      url: '/games',
      composition: 'panorama',
      figure: 'airship',
      things: ['balloon'],
      scene: 'sky',
      tr: ['Ufkun Ötesi', 'Uçak oyunlarında çarpan yükseliyor'],
      en: ['Beyond the Horizon', 'The multiplier is climbing in the crash games'],
    },
    {
      url: '/Promotions/6',
      composition: 'stage',
      figure: 'openBook',
      things: ['scroll', 'candle', 'ring', 'compass'],
      scene: 'temple',
      tr: ['Kaptanın Defteri', 'Oynadıkça puan toplayın, seviye atlayın'],
      en: ['The Captain’s Log', 'Earn points as you play, and move up'],
    },
  ],
  promotions: [
    { id: 'loyalty', name: { tr: 'Kaptan Defteri', en: 'The Captain’s Log' } },
    { id: 'welcome' },
    { id: 'liveBonus' },
    { id: 'treasure', name: { tr: 'Gömülü Sandık', en: 'The Buried Chest' } },
    { id: 'birthday' },
    { id: 'cashback' },
  ],
  storyCategories: [8, 4],
};
