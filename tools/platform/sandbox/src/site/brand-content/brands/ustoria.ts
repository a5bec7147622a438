import type { BrandContent } from '../BrandContent.ts';

export const ustoria: BrandContent = {
  title: 'engraved',
  tone: 'duotone',
  campaigns: [
    {
      url: '/casino?category=10',
      composition: 'podium',
      figure: 'amphora',
      things: ['column', 'laurel'],
      scene: 'temple',
      tr: ['Oyunun Köklü Adresi', 'Klasik slotların değişmeyen yeri'],
      en: ['Games with a History', 'The home of the classic slots'],
    },
    {
      url: '/livecasino?category=23',
      composition: 'framed',
      figure: 'lyre',
      things: ['scroll', 'laurel'],
      scene: 'temple',
      tr: ['Eski Usul', 'Sakin salonlarda canlı bakara'],
      en: ['The Old School', 'Live baccarat in quiet rooms'],
    },
    {
      url: '/casino?category=8',
      composition: 'closeUp',
      figure: 'pharaoh',
      things: ['ankh'],
      scene: 'desert',
      tr: ['Firavunun Mührü', 'Antik çağdan macera slotları'],
      en: ['The Pharaoh’s Seal', 'Adventure slots from the ancient world'],
    },
  ],
  promotions: [
    { id: 'loyalty', name: { tr: 'Müdavim Defteri', en: 'The Regulars’ Book' } },
    { id: 'welcome' },
    { id: 'cashback' },
    { id: 'bookWeek' },
    { id: 'liveBonus' },
    { id: 'birthday' },
    { id: 'rouletteNight' },
  ],
  storyCategories: [10, 4],
};
