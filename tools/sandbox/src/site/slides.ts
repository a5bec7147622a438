import { bannerCount, bannerText, type BannerDevice, type SliderType } from '@baize/art';
import type { Slider } from '@baize/api';
import type { Lobbies } from '../casino/Lobbies.ts';
import type { Lang } from '../contract/lang.ts';

/** A banner's image number and link. */
type Slide = readonly [picture: number, url: string];

/** The banners of each page, in order. */
const SLIDES: Record<SliderType, readonly Slide[]> = {
  home: [
    [1, '/casino?category=1'],
    [2, '/livecasino'],
    [5, '/casino?category=2'],
    [4, '/casino?category=8'],
  ],
  casino: [
    [0, '/Jackpot'],
    [4, '/casino?category=1'],
    [3, '/casino?category=10'],
    [5, '/Jackpot'],
  ],
  live_casino: [
    [0, '/livecasino?category=21'],
    [1, '/livecasino?category=22'],
    [2, '/livecasino?category=26'],
  ],
  bingo: [
    [0, '/bingo'],
    [2, '/bingo?category=31'],
    [4, '/bingo?category=33'],
  ],
  game: [
    [0, '/games'],
    [1, '/games?category=62'],
    [3, '/games?category=63'],
  ],
  beton: [
    [0, '/beton?category=41'],
    [2, '/beton'],
    [1, '/beton?category=42'],
  ],
  virtual: [
    [0, '/Virtual?category=51'],
    [1, '/Virtual?category=52'],
    [5, '/Virtual'],
  ],
  world_cup: [
    [4, '/Jackpot'],
    [2, '/Jackpot'],
    [0, '/Jackpot'],
  ],
};

export const BANNER_COUNT = bannerCount;
export const BANNER_FORMS = ['desktop', 'mobile'] as const satisfies readonly BannerDevice[];

const PHONE = 2;

/** The banners of a page in a language, for a device class (2 is a phone). */
export function slidesOf(page: SliderType, device: unknown, lang: Lang): Slider[] {
  const form: BannerDevice = device === PHONE ? 'mobile' : 'desktop';
  return SLIDES[page].map(([picture, url]) => ({
    image: `/_media/banners/${page}-${picture}-${form}-${lang}.avif`,
    url,
    name: bannerText({ type: page, index: picture, lang }),
  }));
}

/** The studios of the home page's partner banners, each leading to its games. */
const PARTNERS = [
  [41, '/live-casino/providers/lumen-live/41'],
  [77, '/slots/providers/halcyon-reels/77'],
  [69, '/providers/vantage-bingo/69'],
  [74, '/providers/aerolite/74'],
  [9, '/slots/providers/tin-lantern/9'],
] as const;

/** Partners' banners. */
export const partnerBanners = (lobbies: Lobbies): Slider[] =>
  PARTNERS.flatMap(([id, url]) => {
    const name = lobbies.provider(id)?.name;
    return name === undefined ? [] : [{ image: `/_media/studios/${id}.webp`, url, name }];
  });
