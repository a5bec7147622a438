import { useHasRoute, paths } from '@baize/routing';
import { Button, DepositIcon, Icon, media } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { openOverlay } from '../overlays/overlayStore.ts';

/** Opens the deposit over the page. Phones have it in the bottom nav. */
export function DepositButton() {
  const { t } = useTranslation('shellDeferred');
  const hasDeposit = useHasRoute()(paths.deposit);
  if (!hasDeposit) return null;
  return (
    <Place>
      <Button size="s" leading={<Icon of={DepositIcon} size={18} />} onClick={() => openOverlay('deposit')}>
        {t('deposit')}
      </Button>
    </Place>
  );
}

const Place = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;
