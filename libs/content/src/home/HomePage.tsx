import type { HomeData } from '@baize/api';
import { useBrand, useSiteOptions, type HomeBlock } from '@baize/brand';
import { useServerText } from '@baize/i18n';
import { errorMessageKey } from '@baize/api';
import { lazyPart, PageMeta } from '@baize/routing';
import {
  DeferredAfterHero,
  Banner,
  DeferredSection,
  Button,
  JACKPOT_HEIGHT,
  theme,
  VisuallyHidden,
} from '@baize/ui';
import { Fragment, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Explore } from '../explore/Explore.tsx';
import { Payments } from '../payments/Payments.tsx';
import { HomePopup } from '../popup/HomePopup.tsx';
import { Stories } from '../stories/Stories.tsx';
import { HomeHero } from './HomeHero.tsx';
import { useHome } from './useHome.ts';

/* Always below the fold. */
const SportWidget = lazyPart(async () => (await import('../sport/SportWidget.tsx')).SportWidget);
const Providers = lazyPart(async () => (await import('../providers/Providers.tsx')).Providers);
const PartnerBanners = lazyPart(async () => (await import('../partners/PartnerBanners.tsx')).PartnerBanners);
const Rewards = lazyPart(async () => (await import('../rewards/Rewards.tsx')).Rewards);

/* About as high as the sections at each width, so that loading them doesn't shift the layout below. */
const PAYMENTS_HEIGHT = '112px';
const EXPLORE_HEIGHT = '535px';
const RAIL_HEIGHT = 'clamp(260px, 250px + 5vw, 330px)';
/* Live tables are shown larger. */
const LIVE_HEIGHT = 'clamp(300px, 281px + 9.6vw, 440px)';
const PROVIDERS_HEIGHT = '122px';
const MATCHES_HEIGHT = '234px';
const BANNERS_HEIGHT = 'clamp(166px, 133px + 4.5vw, 200px)';
/* On phones, three tiles are stacked. */
const REWARDS_HEIGHT = 'clamp(140px, 520px - 45vw, 340px)';

/** Sections of the home page that other libs provide. */
export interface HomeSlots {
  /** One of the three game sections. */
  Games: ComponentType<{ block: HomeBlock; home: HomeData | undefined }>;
  Jackpot: ComponentType;
}

/** The page at / and /Home, with game sections in the brand's order (spec 2/2.2/1 and 11). */
export function HomePage({ Games, Jackpot }: HomeSlots) {
  const { name, layout, features } = useBrand();
  const hasSport = useSiteOptions()?.sport === '1';
  const { data, error, refetch, isFetching } = useHome();
  const sportLeads = layout.leads === 'sport';
  const sport = hasSport && (
    <DeferredSection height={MATCHES_HEIGHT}>
      <SportWidget />
    </DeferredSection>
  );
  return (
    <Root>
      <PageMeta canonical="/" />
      <HomePopup />
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {error && !data ? (
        <HomeFailed message={errorMessageKey(error)} retry={() => void refetch()} retrying={isFetching} />
      ) : (
        <>
          <HomeHero />
          <Stories stories={data?.stories} />
          <DeferredAfterHero height={PAYMENTS_HEIGHT}>
            <Payments payments={data?.payments} />
          </DeferredAfterHero>
        </>
      )}
      {sportLeads && sport}
      <DeferredAfterHero height={EXPLORE_HEIGHT}>
        <Explore />
      </DeferredAfterHero>
      <DeferredSection height={JACKPOT_HEIGHT}>
        <Jackpot />
      </DeferredSection>
      {layout.homeOrder.map((block, place) => (
        <Fragment key={block}>
          <DeferredSection height={block === 'live' ? LIVE_HEIGHT : RAIL_HEIGHT}>
            <Games block={block} home={data} />
          </DeferredSection>
          {place === 0 && !sportLeads && sport}
          {place === 1 && (
            <DeferredSection height={REWARDS_HEIGHT}>
              <Rewards />
            </DeferredSection>
          )}
        </Fragment>
      ))}
      {features.partnerBanners && !error && (
        <DeferredSection height={BANNERS_HEIGHT}>
          <PartnerBanners banners={data?.banners} />
        </DeferredSection>
      )}
      <DeferredSection height={PROVIDERS_HEIGHT}>
        <Providers />
      </DeferredSection>
    </Root>
  );
}

/** Shown when the home data failed to load; sections with their own queries are shown below as usual. */
function HomeFailed({ message, retry, retrying }: { message: string; retry: () => void; retrying: boolean }) {
  const { t } = useTranslation('content');
  const serverText = useServerText();
  return (
    <Banner
      type="error"
      title={t('home_failed')}
      action={
        <Button variant="secondary" loading={retrying} onClick={retry}>
          {t('try_again')}
        </Button>
      }
    >
      {serverText(message)}
    </Banner>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  padding-block: ${theme.space.m} ${theme.space.xl};
`;
