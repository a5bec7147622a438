import type { BrandContent } from '../BrandContent.ts';

export const sedira: BrandContent = {
  title: 'plain',
  tone: 'warm',
  campaigns: [
    {
      url: '/livecasino?category=22',
      composition: 'table',
      figure: { table: 'BLACKJACK', dealer: 'ponytail' },
      things: [],
      scene: 'studio',
      tr: ['Buyurun, Oturun', 'Blackjack masasında size de yer var'],
      en: ['Come In, Take a Seat', 'There’s a place for you at blackjack'],
    },
    {
      url: '/casino?category=5',
      composition: 'parade',
      figure: 'cherries',
      things: ['lemon', 'plum'],
      scene: 'town',
      tr: ['Bahçeden Taze', 'Meyve slotları, bildiğiniz gibi'],
      en: ['Fresh from the Garden', 'Fruit slots, just as you know them'],
    },
    {
      url: '/Promotions/11',
      composition: 'mosaic',
      figure: 'bingoBalls',
      things: ['ballRed', 'ballBlue', 'ballGold', 'ballGreen', 'ballPink'],
      scene: 'town',
      tr: ['Akşam Bingosu', 'Bedava kartlar saat 20:00’de'],
      en: ['Evening Bingo', 'Free cards from 8 pm'],
    },
  ],
  promotions: [
    { id: 'welcome', name: { tr: 'Hoş Geldiniz Komşu', en: 'Welcome, Neighbour' } },
    { id: 'bingo', name: { tr: 'Akşam Bingosu', en: 'Evening Bingo' } },
    { id: 'friend', name: { tr: 'Bir Sandalye Daha', en: 'One More Chair' } },
    { id: 'liveBonus' },
    { id: 'birthday' },
  ],
  storyCategories: [5, 10],
};
