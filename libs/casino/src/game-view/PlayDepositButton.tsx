import { useHasRoute, useSiteActions, paths } from '@baize/routing';
import { Button, DepositIcon, Icon, media } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Opens the deposit over a running game, which stays as it is. Hidden below a header that has the same button. */
export function PlayDepositButton() {
  const { t } = useTranslation('casino');
  const { openDeposit } = useSiteActions();
  if (!useHasRoute()(paths.deposit)) return null;
  const open = () => {
    /* Overlays are invisible while an element of the page is in full screen. */
    if (document.fullscreenElement) void document.exitFullscreen();
    openDeposit();
  };
  return (
    <Place>
      <Button size="s" variant="secondary" leading={<Icon of={DepositIcon} size={18} />} onClick={open}>
        {t('deposit')}
      </Button>
    </Place>
  );
}

const Place = styled.span`
  display: contents;
  [data-site-header='true']:not(:fullscreen) & {
    display: none;
    ${media.phone} {
      display: contents;
    }
    ${media.low} {
      display: contents;
    }
  }
`;
