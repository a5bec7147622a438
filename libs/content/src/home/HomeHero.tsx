import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { MOBILE, useDeviceId } from '@baize/site';
import { useLanguage } from '@baize/i18n';
import { useHasRoute, useIsReachable, paths } from '@baize/routing';
import { openRegisterDialog, useIsPlayerDeferred } from '@baize/session';
import {
  Button,
  ButtonLink,
  HeroSlider,
  Icon,
  media,
  theme,
  VerifiedIcon,
  type HeroVariant,
} from '@baize/ui';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHome } from './useHome.ts';

interface Props {
  /** A player's call to action. */
  playOn?: ComponentType | undefined;
}

/**
 * The banners of the home page, in the brand's variant (spec 2/2.2/3), with one call to action: sign-up for a visitor,
 * the last game for a player.
 */
export function HomeHero({ playOn }: Props) {
  const { t } = useTranslation('content');
  const { layout } = useBrand();
  const { data } = useHome();
  const wide = useDeviceId() !== MOBILE;
  const isReachable = useIsReachable();
  const sliders = data?.sliders.filter(({ url }) => isReachable(url));
  if (sliders?.length === 0) return null;
  return (
    <HeroSlider
      variant={layout.hero}
      wide={wide}
      panel={layout.hero === WITH_PANEL && <Welcome action={<CallToAction playOn={playOn} />} />}
      action={layout.hero !== WITH_PANEL && <CallToAction playOn={playOn} />}
      slides={(sliders ?? []).map(({ image, url, name }, index) => ({
        id: index,
        image,
        href: url,
        alt: name ?? t('banner', { number: index + 1 }),
      }))}
      labels={{
        region: t('banners'),
        prev: t('previous'),
        next: t('next'),
        pause: t('pause'),
        play: t('resume'),
        slide: (number, total) => t('slide', { number, total }),
      }}
    />
  );
}

const WITH_PANEL: HeroVariant = 'split';

function CallToAction({ playOn: PlayOn }: Props) {
  const { t } = useTranslation('content');
  const canRegister = useHasRoute()(paths.register);
  if (useIsPlayerDeferred()) return <Suspense fallback={null}>{PlayOn && <PlayOn />}</Suspense>;
  return canRegister ? (
    <Button data-visitors-only size="l" onClick={() => openRegisterDialog()}>
      {t('join_now')}
    </Button>
  ) : null;
}

/** The text next to the banners. */
function Welcome({ action }: { action: ReactNode }) {
  const { t } = useTranslation('content');
  const { name, tagline, legal } = useBrand();
  const language = useLanguage();
  return (
    <Words>
      <Name>{name}</Name>
      <Tagline>{tagline[language]}</Tagline>
      <Buttons>
        {action}
        <ButtonLink size="l" variant="secondary" href={paths.casinoGames}>
          {t('to_games')}
        </ButtonLink>
      </Buttons>
      <Licence>
        <Icon of={VerifiedIcon} size={18} />
        <span>{t('licensed', { authority: legal.licence.authority, age: legal.minimumAge })}</span>
      </Licence>
    </Words>
  );
}

/*
 * The games must be in sight on the first screen. So on a tablet its buttons are at the end of its lines, and on a phone it
 * leaves out the brand's name, which is right above it in the header.
 */
const Words = styled.div`
  display: grid;
  gap: ${theme.space.s};
  inline-size: 100%;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.p`
  ${media.phone} {
    display: none;
  }
  margin: 0;
  color: ${theme.color.accentText};
  font-weight: ${theme.weight.bold};
`;

const Tagline = styled.p`
  margin: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.size.xxl};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.tracking.display};
  line-height: 1.1;
  text-wrap: balance;
  ${media.web} {
    font-size: ${theme.size.hero};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  ${media.tablet} {
    grid-area: 1 / 2 / span 3;
    align-self: center;
  }
  ${media.desktop} {
    grid-area: auto;
    margin-block-start: ${theme.space.s};
  }
`;

const Licence = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  margin: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  text-wrap: balance;
  ${media.desktop} {
    margin: ${theme.space.s} 0 0;
  }
`;
