import type { BrandContent } from '../BrandContent.ts';

export const lumeko: BrandContent = {
  title: 'capitals',
  tone: 'warm',
  campaigns: [
    {
      url: '/casino?category=1',
      composition: 'parade',
      figure: 'paperLantern',
      things: ['luckyCat', 'redEnvelope'],
      scene: 'lanterns',
      tr: ['Işıklar Yansın', 'Fener festivali slotlarıyla akşam başladı'],
      en: ['Light Up the Evening', 'The evening starts with the lantern slots'],
    },
    {
      url: '/Promotions/3',
      composition: 'closeUp',
      figure: 'luckyCat',
      things: ['coin'],
      scene: 'lanterns',
      tr: ['Şans Kapıda', 'Cuma yatırımına 50 bedava dönüş'],
      en: ['Luck Comes Calling', '50 free spins with your Friday deposit'],
    },
    {
      url: '/livecasino?category=24',
      composition: 'table',
      figure: { table: 'MEGAWHEEL', dealer: 'curls' },
      things: [],
      scene: 'lanterns',
      tr: ['Akşam Şovu', 'Çark canlı yayında dönüyor'],
      en: ['The Evening Show', 'The wheel is turning, live on air'],
    },
  ],
  promotions: [
    { id: 'welcome' },
    { id: 'freeSpins', name: { tr: 'Fener Gecesi', en: 'Lantern Night' } },
    { id: 'wheel', name: { tr: 'Akşam Çarkı', en: 'The Evening Wheel' } },
    { id: 'friend' },
    { id: 'bingo', name: { tr: 'Bingo Akşamı', en: 'Bingo Evening' } },
    { id: 'birthday' },
    { id: 'rouletteNight' },
  ],
  storyCategories: [1, 5],
};
