import type { BrandContent } from '../BrandContent.ts';

export const pirvela: BrandContent = {
  title: 'sticker',
  tone: 'vivid',
  campaigns: [
    {
      url: '/Promotions/3',
      composition: 'popArt',
      figure: 'cupcake',
      things: ['lollipop', 'donut', 'gummyBear'],
      scene: 'candyland',
      tr: ['Tatlı Bir Esinti', 'Cuma yatırımına 50 bedava dönüş'],
      en: ['A Sweet Breeze', '50 free spins with your Friday deposit'],
    },
    {
      url: '/bingo',
      composition: 'parade',
      figure: 'wrappedCandy',
      things: ['heartCandy', 'lollipop'],
      scene: 'candyland',
      tr: ['Şekerci Dükkânı', 'Her akşam renkli bingo kartları'],
      en: ['The Sweet Shop', 'Colourful bingo cards every evening'],
    },
    {
      url: '/Promotions/10',
      composition: 'rain',
      figure: 'heartCandy',
      things: ['gummyBear'],
      scene: 'sky',
      tr: ['Kalpten Davet', 'Arkadaşını davet et, bonus ikinize'],
      en: ['With Love', 'Invite a friend, and you both get a bonus'],
    },
  ],
  promotions: [
    { id: 'welcome', name: { tr: 'İlk Lokma', en: 'The First Bite' } },
    { id: 'freeSpins', name: { tr: 'Tatlı Cuma', en: 'Sweet Friday' } },
    { id: 'bingo', name: { tr: 'Şekerli Bingo', en: 'Sugar Bingo' } },
    { id: 'friend', name: { tr: 'İkiye Bölünen Pasta', en: 'A Slice Each' } },
    { id: 'birthday', name: { tr: 'Pastanız Bizden', en: 'The Cake’s on Us' } },
    { id: 'wheel', name: { tr: 'Lolipop Çarkı', en: 'The Lollipop Wheel' } },
  ],
  storyCategories: [5, 1],
};
