import { matchRoute, useRouteTable, paths } from '@baize/routing';
import { Dialog, Skeleton } from '@baize/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The bonus page in an iframe overlay, for players (spec 2/2.13/29 and 30). */
export function BonusOverlay({ open, onClose }: Props) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const page = matchRoute(useRouteTable(), paths.bonusRequest)?.route.page;
  return (
    <Dialog
      open={open && page !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title={t('automatic_bonus')}
      closeLabel={t('close', { ns: 'shell' })}
      size="l"
      fullOnPhone
    >
      <Area>
        <Suspense fallback={<Skeleton shape="block" height="100%" />}>{page && <page.Component />}</Suspense>
      </Area>
    </Dialog>
  );
}

const Area = styled.div`
  display: grid;
  block-size: min(72dvh, 720px);
  overflow: hidden;
  && > * {
    block-size: 100%;
    margin: 0;
  }
`;
