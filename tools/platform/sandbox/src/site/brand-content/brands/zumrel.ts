import type { BrandContent } from '../BrandContent.ts';

export const zumrel: BrandContent = {
  title: 'plain',
  tone: 'natural',
  campaigns: [
    {
      url: '/casino?category=7',
      composition: 'stage',
      figure: 'owl',
      things: ['mushroom', 'clover', 'butterfly', 'emerald'],
      scene: 'jungle',
      tr: ['Gece Açan Çiçekler', 'Ay ışığında zümrüt slotlar'],
      en: ['Night Blooms', 'Emerald slots by moonlight'],
    },
    {
      url: '/Jackpot',
      composition: 'arched',
      figure: 'emerald',
      things: ['clover', 'feather'],
      scene: 'forest',
      tr: ['Zümrüt Kapı', 'Dört kademeli jackpot tahtası'],
      en: ['The Emerald Gate', 'The four-tier jackpot board'],
    },
    {
      url: '/livecasino',
      composition: 'rain',
      figure: 'butterfly',
      things: ['clover'],
      scene: 'forest',
      tr: ['Gece Kelebekleri', 'Canlı masalar bahçeye kuruldu'],
      en: ['Moths and Moonlight', 'The live tables are out in the garden'],
    },
  ],
  promotions: [
    { id: 'jackpotWednesday', name: { tr: 'Zümrüt Çarşamba', en: 'Emerald Wednesday' } },
    { id: 'welcome', name: { tr: 'Bahçe Kapısı', en: 'The Garden Gate' } },
    { id: 'wheel' },
    { id: 'freeSpins' },
    { id: 'loyalty' },
    { id: 'liveBonus' },
  ],
  storyCategories: [7, 5],
};
