import { useTranslation } from 'react-i18next';
import { useBrand, useDeviceId, useSiteOptions } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import {
  Accordion,
  Button,
  ButtonLink,
  FooterColumns,
  Icon,
  media,
  MobileIcon,
  SupportIcon,
  theme,
  TvIcon,
} from '@baize/ui';
import { styled } from 'styled-components';
import { externalUrl, externalHost } from '../header/externalUrl.ts';
import { Logo } from '../header/Logo.tsx';
import { SocialMediaLinks } from '../header/SocialMediaLinks.tsx';
import { openOverlay } from '../overlays/overlayStore.ts';
import { liveSupportOf } from '../support/liveSupportOf.ts';
import { useFooterColumns } from './useFooterColumns.ts';

/** The first band: logo and link columns. */
export function FooterTop({ folded, withColumns }: { folded: boolean; withColumns: boolean }) {
  const columns = useFooterColumns();
  return (
    <Root data-folded={folded}>
      <About />
      {withColumns &&
        (folded ? (
          <Accordion
            items={columns.map((column) => ({
              id: column.id,
              title: column.title,
              content: <FooterColumns columns={[column]} titled={false} />,
            }))}
          />
        ) : (
          <FooterColumns columns={columns} />
        ))}
    </Root>
  );
}

function About() {
  const { t } = useTranslation(['shellLater', 'shell']);
  const language = useLanguage();
  const { tagline } = useBrand();
  const options = useSiteOptions();
  const hasSupport = liveSupportOf(options, useDeviceId()) !== undefined;
  const play = externalUrl(options?.google_play_app_url);
  const tv = externalHost(options?.tv_domain);
  return (
    <Who>
      <Logo />
      <Words>{tagline[language]}</Words>
      <SocialMediaLinks />
      <Ways>
        {hasSupport && (
          <Button
            size="s"
            variant="secondary"
            leading={<Icon of={SupportIcon} size={16} />}
            onClick={() => openOverlay('support')}
          >
            {t('support', { ns: 'shell' })}
          </Button>
        )}
        {play && (
          <ButtonLink size="s" variant="secondary" leading={<Icon of={MobileIcon} size={16} />} href={play}>
            {t('google_play')}
          </ButtonLink>
        )}
        {tv && (
          <ButtonLink size="s" variant="secondary" leading={<Icon of={TvIcon} size={16} />} href={tv}>
            {t('watch_tv')}
          </ButtonLink>
        )}
      </Ways>
    </Who>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  &[data-folded='false'] {
    ${media.desktop} {
      grid-template-columns: minmax(220px, 312px) minmax(0, 1fr);
      gap: ${theme.space.xl};
    }
  }
`;

const Who = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space.m};
`;

const Words = styled.p`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.display};
  font-size: ${theme.size.m};
  line-height: 1.35;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  &:empty {
    display: none;
  }
`;
