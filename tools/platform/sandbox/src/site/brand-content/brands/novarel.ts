import type { BrandContent } from '../BrandContent.ts';

export const novarel: BrandContent = {
  title: 'neon',
  tone: 'vivid',
  campaigns: [
    {
      url: '/games',
      composition: 'orbit',
      figure: 'astronaut',
      things: ['rocket', 'planet', 'ufo', 'planetRed', 'satellite', 'starGold'],
      scene: 'nebula',
      tr: ['Yörüngeye Hoş Geldin', 'Uçak oyunlarında geri sayım başladı'],
      en: ['Welcome to Orbit', 'The countdown is on in the crash games'],
    },
    {
      url: '/Promotions/1',
      composition: 'split',
      figure: 'rocket',
      things: ['starGold', 'planet'],
      scene: 'nebula',
      tr: ['Kalkışa Hazır', 'İlk yatırımına %100 bonus'],
      en: ['Ready for Lift-Off', '100% bonus on your first deposit'],
    },
    {
      url: '/casino?category=1',
      composition: 'popArt',
      figure: 'ufo',
      things: ['planet', 'planetRed', 'starGold'],
      scene: 'grid',
      tr: ['Dünya Dışı Slotlar', 'Yeni gelenler iniş yaptı'],
      en: ['Out of This World', 'The new arrivals have landed'],
    },
  ],
  promotions: [
    { id: 'multiplierRace', name: { tr: 'Yörünge Yarışı', en: 'The Orbit Race' } },
    { id: 'welcome', name: { tr: 'Kalkış Bonusu', en: 'The Lift-Off Bonus' } },
    { id: 'wagerFree' },
    { id: 'wheel' },
    { id: 'slotTournament' },
  ],
  storyCategories: [24, 1],
};
