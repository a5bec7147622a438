import type { BrandContent } from '../BrandContent.ts';

export const mirzano: BrandContent = {
  title: 'engraved',
  tone: 'natural',
  campaigns: [
    {
      url: '/livecasino?category=21',
      composition: 'arched',
      figure: 'wheel',
      things: ['goblet', 'redChip'],
      scene: 'palace',
      tr: ['Sultanlara Layık', 'Rulet salonunda baş köşe sizin'],
      en: ['Fit for a Sultan', 'The best seat in the roulette room'],
    },
    {
      url: '/casino?category=8',
      composition: 'stage',
      figure: 'elephantMask',
      things: ['ring', 'lanternOil', 'sceptre', 'topaz'],
      scene: 'desert',
      tr: ['Bin Bir Oyun', 'Doğu masallarından slotlar'],
      en: ['A Thousand and One Games', 'Slots from the tales of the East'],
    },
    {
      url: '/livecasino?category=26',
      composition: 'rising',
      figure: 'goblet',
      things: ['grapes', 'orange', 'ring', 'topaz', 'ruby', 'emerald'],
      scene: 'palace',
      tr: ['Sofra Kuruldu', 'VIP masalarda yeriniz hazır'],
      en: ['The Table Is Laid', 'Your place at the VIP tables is set'],
    },
  ],
  promotions: [
    { id: 'welcome', name: { tr: 'Hoş Geldin Sofrası', en: 'The Welcome Table' } },
    { id: 'liveBonus', name: { tr: 'Divan Bonusu', en: 'The Divan Bonus' } },
    { id: 'rouletteNight', name: { tr: 'Saray Ruleti', en: 'Palace Roulette' } },
    { id: 'treasure' },
    { id: 'loyalty' },
    { id: 'birthday' },
    { id: 'cashback' },
    { id: 'friend' },
  ],
  storyCategories: [21, 7],
};
