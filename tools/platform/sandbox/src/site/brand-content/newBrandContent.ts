import { seededPick } from '../../random.ts';
import type { BrandContent } from './BrandContent.ts';

const SEED = 7;

/** The default content of a brand: the same for all, in the brand's own order. */
export function newBrandContent(slug: string): BrandContent {
  const composition = seededPick(SEED, ['stage', 'closeUp', 'split', 'podium', 'rising'] as const, slug);
  return {
    title: seededPick(SEED, ['plain', 'capitals', 'outlined'] as const, slug, 'title'),
    tone: 'natural',
    campaigns: [
      {
        url: '/Promotions/1',
        composition,
        figure: 'crownGold',
        things: ['coin', 'ring', 'goblet', 'coinCrown'],
        scene: 'palace',
        tr: ['Hoş Geldiniz', 'İlk yatırımınıza %100 bonus'],
        en: ['Welcome', '100% bonus on your first deposit'],
      },
      {
        url: '/livecasino',
        composition: 'table',
        figure: { table: 'ROULETTE', dealer: 'waves' },
        things: [],
        scene: 'studio',
        tr: ['Masalar Açık', 'Canlı casinoda yerinizi alın'],
        en: ['Tables Are Open', 'Take your seat in the live casino'],
      },
      {
        url: '/casino?category=1',
        composition: 'rain',
        figure: 'starGold',
        things: ['cherries', 'sevenFire'],
        scene: 'burst',
        tr: ['Yeni Gelenler', 'Haftanın yeni slotları'],
        en: ['New Arrivals', 'This week’s new slots'],
      },
    ],
    promotions: [
      { id: 'welcome' },
      { id: 'cashback' },
      { id: 'freeSpins' },
      { id: 'slotTournament' },
      { id: 'loyalty' },
      { id: 'friend' },
    ],
    storyCategories: [2, 1],
  };
}
