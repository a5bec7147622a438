import type { BrandContent } from '../BrandContent.ts';

export const oykara: BrandContent = {
  title: 'plain',
  tone: 'natural',
  campaigns: [
    {
      url: '/casino?category=4',
      composition: 'fountain',
      figure: 'openBook',
      things: ['feather', 'moonStone', 'dragon', 'crownGold', 'butterfly', 'starGold'],
      scene: 'nebula',
      tr: ['Sayfayı Çevirin', 'Kitap slotlarında yeni bölüm açıldı'],
      en: ['Turn the Page', 'A new chapter in the book slots'],
    },
    {
      url: '/casino?category=8',
      composition: 'stage',
      figure: 'owl',
      things: ['candle', 'book', 'feather', 'moonStone'],
      scene: 'forest',
      tr: ['Bir Varmış Bir Yokmuş', 'Masal slotlarında kaldığınız yerden'],
      en: ['Once Upon a Night', 'Pick up the tale where you left off'],
    },
    {
      url: '/Promotions/6',
      composition: 'framed',
      figure: 'tome',
      things: ['candle', 'feather'],
      scene: 'temple',
      tr: ['Eski Defterler', 'Sadakat puanlarınız için yeni sayfa'],
      en: ['The Old Volumes', 'A new page for your loyalty points'],
    },
  ],
  promotions: [
    { id: 'bookWeek', name: { tr: 'Kitap Gecesi', en: 'Book Night' } },
    { id: 'welcome', name: { tr: 'Önsöz', en: 'The Prologue' } },
    { id: 'loyalty', name: { tr: 'Sayfa Sayfa Puan', en: 'Page by Page' } },
    { id: 'freeSpins' },
    { id: 'cashback' },
  ],
  storyCategories: [4, 8],
};
