import { bannerText, campaignText, type BannerDevice, type SliderType } from '@baize/art';
import type { Slider } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';
import { contentOf } from './brand-content/contentOf.ts';

/** A banner's image number and link. */
type Slide = readonly [picture: number, url: string];

/** The banners of each lobby, in order. */
const SLIDES: Record<SliderType, readonly Slide[]> = {
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

export const BANNER_FORMS = ['desktop', 'mobile'] as const satisfies readonly BannerDevice[];

const PHONE = 2;

const formOf = (device: unknown): BannerDevice => (device === PHONE ? 'mobile' : 'desktop');

/** The campaigns on a brand's home page in a language, for a device class (2 is a phone). */
export const campaignSlides = ({ slug }: Pick<Brand, 'slug'>, device: unknown, lang: Lang): Slider[] =>
  contentOf(slug).campaigns.map((campaign, index) => ({
    image: `/_media/campaigns/${slug}-${index}-${formOf(device)}-${lang}.avif`,
    url: campaign.url,
    name: campaignText(campaign, lang),
  }));

/** The banners of a lobby, which all brands have, in a brand's look. */
export function slidesOf(
  { slug }: Pick<Brand, 'slug'>,
  page: SliderType,
  device: unknown,
  lang: Lang,
): Slider[] {
  return SLIDES[page].map(([picture, url]) => ({
    image: `/_media/banners/${slug}-${page}-${picture}-${formOf(device)}-${lang}.avif`,
    url,
    name: bannerText({ type: page, index: picture, lang }),
  }));
}
