import { useBrand } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { useHasRoute, paths } from '@baize/routing';
import { openLoginDialog, openRegisterDialog, useIsPlayer } from '@baize/session';
import { Button, ButtonLink, media, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Logo } from '../header/Logo.tsx';

/** The wide band at the top of the footer `banner`: logo, tagline, and a link into the site. */
export function ClosingBand() {
  const language = useLanguage();
  const { tagline } = useBrand();
  return (
    <Root>
      <Inside>
        <Logo />
        <Words>{tagline[language]}</Words>
        <CallToAction />
      </Inside>
    </Root>
  );
}

function CallToAction() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const isPlayer = useIsPlayer();
  const hasRegister = useHasRoute()(paths.register);
  if (isPlayer)
    return (
      <ButtonLink size="l" href={paths.casino}>
        {t('footer_play')}
      </ButtonLink>
    );
  return (
    <Button
      data-visitors-only
      size="l"
      onClick={() => (hasRegister ? openRegisterDialog() : openLoginDialog())}
    >
      {t(hasRegister ? 'register' : 'login', { ns: 'shell' })}
    </Button>
  );
}

const Root = styled.div`
  position: relative;
  isolation: isolate;
  padding: ${theme.space.xl} ${theme.page.gutter};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background-image: ${theme.motif.image};
    opacity: 0.35;
    mask-image: linear-gradient(to left, #000, transparent 70%);
  }
`;

const Inside = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.m};
  max-inline-size: ${theme.page.width};
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.xl};
  }
`;

const Words = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.size.xl};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.tracking.display};
  line-height: 1.15;
  text-wrap: balance;
  ${media.desktop} {
    font-size: ${theme.size.xxl};
  }
`;
