import type { HomeData } from '@baize/api';
import { errorMessageKey } from '@baize/api';
import { useBrand } from '@baize/brand';
import { useSiteOptions } from '@baize/site';
import { useServerText } from '@baize/i18n';
import { PageMeta, type HomeSection } from '@baize/routing';
import { useIsPlayerDeferred } from '@baize/session';
import { Banner, Button, DeferredAfterHero, DeferredSection, theme, VisuallyHidden } from '@baize/ui';
import { memo, useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { HomePopup } from '../popup/HomePopup.tsx';
import { contentSections } from './contentSections.tsx';
import { firstScreenOf } from './firstScreenOf.ts';
import { heightOf } from './heightOf.ts';
import { HomeHero } from './HomeHero.tsx';
import { shownSections } from './shownSections.ts';
import { useHome } from './useHome.ts';

interface Props {
  /** The sections of other libs. */
  sections: readonly HomeSection[];
  /** A player's call to action in the hero, for an app with games. */
  playOn?: ComponentType | undefined;
  /** The app has the platform's popup. */
  hasPopup?: boolean | undefined;
}

/**
 * The page at / and /Home: the content's own sections and those of other libs, in the brand's order (spec
 * 2/2.2/1 and 11, ADR 40).
 */
export function HomePage({ sections, playOn, hasPopup = true }: Props) {
  const brand = useBrand();
  const options = useSiteOptions();
  /* The markup is a visitor's: changes for a player render in slices, and the sections stay as they are. */
  const isPlayer = useIsPlayerDeferred();
  const { data, error, refetch, isFetching } = useHome();
  const hasFailed = error !== null && !data;
  const hero = useMemo(
    (): HomeSection => ({ id: 'hero', Component: () => <HomeHero playOn={playOn} />, needsHome: true }),
    [playOn],
  );
  const all = [hero, ...contentSections, ...sections];
  const shown = shownSections(all, { brand, options, isPlayer, hasFailed });
  const first = firstScreenOf(brand);
  return (
    <Root>
      <PageMeta canonical="/" />
      {hasPopup && <HomePopup />}
      <VisuallyHidden as="h1">{brand.name}</VisuallyHidden>
      {hasFailed && (
        <HomeFailed message={errorMessageKey(error)} retry={() => void refetch()} retrying={isFetching} />
      )}
      {shown.map((section) => (
        <Section
          key={section.id}
          section={section}
          height={heightOf(section, brand)}
          home={data}
          isFirst={first.includes(section.id)}
        />
      ))}
    </Root>
  );
}

interface SectionProps {
  section: HomeSection;
  height: string | undefined;
  home: HomeData | undefined;
  /** Above the fold. */
  isFirst: boolean;
}

/** One section. Below the fold it renders when it's due; above the fold it hydrates once its code has loaded. */
const Section = memo(function Section({ section, height, home, isFirst }: SectionProps) {
  const { Component } = section;
  if (height === undefined) return <Component home={home} />;
  if (!isFirst)
    return (
      <DeferredSection height={height}>
        <Component home={home} />
      </DeferredSection>
    );
  return (
    <DeferredAfterHero height={height}>
      <Component home={home} />
    </DeferredAfterHero>
  );
});

/** Shown if the home data failed to load; sections with their own queries still follow as usual. */
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
  /* The hero has its own margin, or none. */
  &:has(> [data-hero]) {
    padding-block-start: 0;
  }
`;
