import type { ExploreCategory } from '@baize/art';
import type { Category } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';

interface Tile {
  icon: string;
  tr: string;
  en: string;
  url: string;
}

const TILES: Record<ExploreCategory, Tile> = {
  slots: { icon: 'cherry', tr: 'Slotlar', en: 'Slots', url: '/casino' },
  'live-casino': { icon: 'radio', tr: 'Canlı casino', en: 'Live casino', url: '/livecasino' },
  'game-shows': { icon: 'tv', tr: 'Oyun şovları', en: 'Game shows', url: '/live-casino/category/game-shows' },
  jackpots: { icon: 'trophy', tr: 'Jackpotlar', en: 'Jackpots', url: '/Jackpot' },
  crash: { icon: 'plane', tr: 'Uçak oyunları', en: 'Crash games', url: '/games' },
  bingo: { icon: 'grid-3x3', tr: 'Bingo', en: 'Bingo', url: '/bingo' },
  virtual: { icon: 'goal', tr: 'Sanal oyunlar', en: 'Virtual games', url: '/Virtual' },
  promotions: { icon: 'gift', tr: 'Promosyonlar', en: 'Promotions', url: '/Promotions' },
};

export const EXPLORE_SLUGS = Object.keys(TILES) as ExploreCategory[];

/** The tiles of the explore strip, in a brand's look. */
export const exploreOf = ({ slug: brand }: Pick<Brand, 'slug'>, lang: Lang): Category[] =>
  EXPLORE_SLUGS.map((slug, index) => ({
    id: index + 1,
    name: TILES[slug][lang],
    slug,
    class: TILES[slug].icon,
    image: `/_media/explore/${brand}-${slug}.webp`,
    url: TILES[slug].url,
  }));
