import { useSiteActions } from '@baize/routing';
import { Button, Card, EmptyState, ErrorState, theme, WalletIcon } from '@baize/ui';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePaymentDraft } from '../form/usePaymentDraft.ts';
import { DepositLimitsCard } from '../limits/DepositLimitsCard.tsx';
import { MethodPicker } from '../methods/MethodPicker.tsx';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';
import { PendingBanner } from '../pending/PendingBanner.tsx';
import { CashierSkeleton } from './CashierSkeleton.tsx';
import { MethodPanel } from './MethodPanel.tsx';
import { useCashier } from './useCashier.ts';

interface Props {
  direction: PaymentDirection;
  /** In a dialog over the page: one column, and payment windows open next to the site. */
  compact?: boolean;
}

/**
 * The cashier for deposits or withdrawals: methods, the chosen method's form, pending payments, the limits (spec
 * 3/2.money/1).
 */
export function Cashier({ direction, compact = false }: Props) {
  const { t } = useTranslation('accountMoney');
  const cashier = useCashier(direction);
  const draft = usePaymentDraft(cashier.last?.amount);
  const { query, chosen } = cashier;
  /* What is deferred renders in slices; a query's reply alone would render the whole cashier in one task. */
  const isPending = useDeferredValue(query.isPending);
  const shown = useDeferredValue(chosen);
  if (isPending) return <CashierSkeleton compact={compact} />;
  if (query.isError && !query.data)
    return (
      <ErrorState
        title={t('methods_failed')}
        text={t('methods_failed_text')}
        retryLabel={t('try_again')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        action={<SupportButton />}
      />
    );
  return (
    <Root data-compact={compact}>
      <PendingBanner direction={direction} />
      {cashier.isEmpty ? (
        <EmptyState
          icon={WalletIcon}
          title={t(`no_${direction}`)}
          text={t('no_methods_text')}
          action={<SupportButton />}
        />
      ) : (
        <Columns>
          <MethodPicker
            direction={direction}
            methods={cashier.methods}
            categories={cashier.categories}
            category={cashier.category}
            onCategory={cashier.setCategory}
            chosen={chosen?.id}
            onChoose={cashier.choose}
            last={cashier.last?.method}
            row={compact ? 'always' : 'narrow'}
          />
          <Side>
            {shown && (
              <Card inert={shown.id !== chosen?.id}>
                <MethodPanel
                  key={shown.id}
                  {...{ direction, draft, method: shown }}
                  alwaysInNewWindow={compact}
                  last={cashier.last?.amount}
                />
              </Card>
            )}
            {direction === 'deposit' && <DepositLimitsCard />}
          </Side>
        </Columns>
      )}
    </Root>
  );
}

function SupportButton() {
  const { t } = useTranslation('accountMoney');
  const { openSupport } = useSiteActions();
  return (
    <Button variant="secondary" onClick={openSupport}>
      {t('live_support')}
    </Button>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  container-type: inline-size;
`;

/* The methods and the chosen one's form, side by side if both fit; the form stays in view. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m} ${theme.space.l};
  align-items: start;
  @container (min-width: 760px) {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 400px);
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  @container (min-width: 760px) {
    position: sticky;
    inset-block-start: calc(var(--bz-bar-top, 0px) + ${theme.space.m});
  }
`;
