import { prefetch } from '@baize/api';
import { lazyPart, type HomeSection } from '@baize/routing';
import { Explore } from '../explore/Explore.tsx';
import { exploreQueries } from '../explore/exploreQueries.ts';
import { Payments } from '../payments/Payments.tsx';
import { promotionsLoader } from '../promotions/promotionsLoader.ts';
import { Stories } from '../stories/Stories.tsx';
import { promotionTexts } from '../texts.ts';

/* Always below the fold. */
const Providers = lazyPart(async () => (await import('../providers/Providers.tsx')).Providers);
const PartnerBanners = lazyPart(async () => (await import('../partners/PartnerBanners.tsx')).PartnerBanners);
const SignUpOffer = lazyPart(
  async () => (await import('../sign-up/SignUpOffer.tsx')).SignUpOffer,
  promotionTexts,
);
const HomePromotions = lazyPart(
  async () => (await import('../promotions/HomePromotions.tsx')).HomePromotions,
  promotionTexts,
);
const Rewards = lazyPart(async () => (await import('../rewards/Rewards.tsx')).Rewards);

/**
 * The content's own sections of the home page, except for the hero. They're part of the page's code: those of the first
 * screen render on the server, the others load when they're due.
 */
export const contentSections: readonly HomeSection[] = [
  { id: 'stories', Component: ({ home }) => <Stories stories={home?.stories} />, needsHome: true },
  {
    id: 'payments',
    Component: ({ home }) => <Payments payments={home?.payments} />,
    height: '112px',
    needsHome: true,
  },
  {
    id: 'explore',
    Component: Explore,
    height: '535px',
    loader: (queryClient, { device, language }) =>
      prefetch(queryClient, exploreQueries.tiles(device, language)),
  },
  /* On phones, three tiles are stacked. */
  { id: 'rewards', Component: Rewards, height: 'clamp(140px, 520px - 45vw, 340px)' },
  {
    id: 'partners',
    Component: ({ home }) => <PartnerBanners banners={home?.banners} />,
    height: 'clamp(166px, 133px + 4.5vw, 200px)',
    needsHome: true,
    when: ({ brand }) => brand.features.partnerBanners,
  },
  { id: 'providers', Component: Providers, height: '122px' },
  /* On phones its button has a separate row. */
  {
    id: 'sign_up',
    Component: SignUpOffer,
    height: 'clamp(104px, (550px - 100vw) * 999, 193px)',
    loader: promotionsLoader,
    when: ({ isPlayer }) => !isPlayer,
  },
  {
    id: 'promotions',
    Component: HomePromotions,
    height: 'clamp(280px, 270px + 3vw, 320px)',
    loader: promotionsLoader,
  },
];
