import type { BrandContent } from '../BrandContent.ts';

export const velquin: BrandContent = {
  title: 'plain',
  tone: 'vivid',
  campaigns: [
    {
      url: '/casino?category=1',
      composition: 'rain',
      figure: 'butterfly',
      things: ['feather'],
      scene: 'sky',
      tr: ['Keyfin Kanatlarında', 'Hafif, renkli, yeni çıkan slotlar'],
      en: ['Spread Your Wings', 'New slots, light and full of colour'],
    },
    {
      url: '/Promotions/2',
      composition: 'closeUp',
      figure: 'phoenix',
      things: ['feather'],
      scene: 'burst',
      tr: ['Yeniden Doğuş', 'Net kaybın %20’si pazartesi hesabında'],
      en: ['Rise Again', '20% of net losses back on Monday'],
    },
    {
      url: '/Promotions/12',
      composition: 'minimal',
      figure: 'feather',
      things: [],
      scene: 'sky',
      tr: ['Tüy Gibi Hafif', 'Çevrim şartı olmayan %10 bonus'],
      en: ['Light as a Feather', 'A 10% bonus with no wagering'],
    },
  ],
  promotions: [
    { id: 'cashback', name: { tr: 'Yeniden Kanatlan', en: 'Back on the Wing' } },
    { id: 'welcome', name: { tr: 'İlk Kanat', en: 'First Flight' } },
    { id: 'wagerFree' },
    { id: 'multiplierRace' },
    { id: 'wheel' },
    { id: 'friend' },
    { id: 'qrDeposit' },
  ],
  storyCategories: [1, 8],
};
