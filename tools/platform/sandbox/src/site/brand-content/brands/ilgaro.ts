import type { BrandContent } from '../BrandContent.ts';

export const ilgaro: BrandContent = {
  title: 'capitals',
  tone: 'natural',
  campaigns: [
    {
      url: '/Promotions/6',
      composition: 'panorama',
      figure: 'eagle',
      things: ['feather'],
      scene: 'peaks',
      tr: ['Zirvenin Manzarası', 'Seviyeniz yükseldikçe manzara açılır'],
      en: ['The View from the Top', 'The higher your level, the wider the view'],
    },
    {
      url: '/casino?category=8',
      composition: 'stage',
      figure: 'totem',
      things: ['drum', 'feather', 'idol', 'cactus'],
      scene: 'jungle',
      tr: ['Patika Açıldı', 'Macera slotlarında yeni duraklar'],
      en: ['The Trail Is Open', 'New stops on the adventure trail'],
    },
    {
      url: '/Sport',
      composition: 'minimal',
      figure: 'football',
      things: [],
      scene: 'stadium',
      tr: ['Açık Hava Maçları', 'Haftanın karşılaşmaları tek sayfada'],
      en: ['Open-Air Matches', 'This week’s fixtures on one page'],
    },
  ],
  promotions: [
    { id: 'loyalty', name: { tr: 'Zirve Kulübü', en: 'The Summit Club' } },
    { id: 'welcome' },
    { id: 'accumulator' },
    { id: 'cashback' },
    { id: 'multiplierRace' },
    { id: 'birthday' },
  ],
  storyCategories: [8],
};
