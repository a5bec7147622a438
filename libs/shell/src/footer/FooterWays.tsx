import { useDeviceId, useSiteOptions } from '@baize/site';
import { Button, ButtonLink, Icon, MobileIcon, SupportIcon, theme, TvIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { externalHost, externalUrl } from '../header/externalUrl.ts';
import { openOverlay } from '../overlays/overlayStore.ts';
import { liveSupportOf } from '../support/liveSupportOf.ts';

/** Live support, the app and the TV, if the operator has them. */
export function FooterWays() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const options = useSiteOptions();
  const hasSupport = liveSupportOf(options, useDeviceId()) !== undefined;
  const play = externalUrl(options?.google_play_app_url);
  const tv = externalHost(options?.tv_domain);
  return (
    <Links>
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
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  &:empty {
    display: none;
  }
`;
