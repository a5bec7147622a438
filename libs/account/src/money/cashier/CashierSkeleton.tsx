import { Card, PaymentMethodGrid, Skeleton, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The cashier's layout while the methods load. */
export function CashierSkeleton({ compact }: { compact: boolean }) {
  const { t } = useTranslation('accountMoney');
  return (
    <Root>
      <PaymentMethodGrid
        label={t('methods')}
        methods={[]}
        labels={{ limits: t('limits'), time: t('time'), fee: t('fee'), loading: t('loading') }}
        loading
        row={compact ? 'always' : 'narrow'}
      />
      <Card aria-hidden="true">
        <Skeleton width="50%" height="28px" />
        <Skeleton shape="block" height="56px" />
        <Skeleton width="80%" />
        <Skeleton shape="block" height="56px" />
      </Card>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m} ${theme.space.l};
  align-items: start;
`;
