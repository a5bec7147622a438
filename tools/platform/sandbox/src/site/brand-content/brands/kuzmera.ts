import type { BrandContent } from '../BrandContent.ts';

export const kuzmera: BrandContent = {
  title: 'capitals',
  tone: 'cold',
  campaigns: [
    {
      url: '/casino?category=2',
      composition: 'podium',
      figure: 'starGold',
      things: ['planet', 'moonStone'],
      scene: 'nebula',
      tr: ['Perde Açılıyor', 'Gece yarısının slotları sahnede'],
      en: ['Curtain Up', 'The midnight slots take the stage'],
    },
    {
      url: '/Promotions/8',
      composition: 'orbit',
      figure: 'moonStone',
      things: ['starGold', 'planet', 'satellite', 'starGold', 'planetRed', 'pearl'],
      scene: 'nebula',
      tr: ['Ay Tutulması', 'Uçak oyunlarında haftanın çarpan yarışı'],
      en: ['Lunar Eclipse', 'The week’s multiplier race'],
    },
    {
      url: '/livecasino',
      composition: 'closeUp',
      figure: 'owl',
      things: ['moonStone'],
      scene: 'forest',
      tr: ['Gece Kuşlarına', 'Canlı masalar sabaha kadar açık'],
      en: ['For Night Owls', 'Live tables, open till morning'],
    },
  ],
  promotions: [
    { id: 'multiplierRace', name: { tr: 'Kuyruklu Yıldız', en: 'The Comet Race' } },
    { id: 'welcome' },
    { id: 'freeSpins' },
    { id: 'loyalty', name: { tr: 'Takımyıldız', en: 'Constellation' } },
    { id: 'liveBonus' },
    { id: 'wheel' },
    { id: 'birthday' },
  ],
  storyCategories: [2, 7],
};
