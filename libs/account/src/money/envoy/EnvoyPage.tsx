import { paths } from '@baize/routing';
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton, WalletIcon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MethodPage } from '../cashier/MethodPage.tsx';
import { EnvoyForm } from './EnvoyForm.tsx';
import { envoyQueries, type EnvoyKind } from './envoyQueries.ts';

/** An Envoy deposit: a bank, an amount, a payment window (spec 3/2.money/6 and 3/2.money/7). */
export function EnvoyPage({ kind }: { kind: EnvoyKind }) {
  const { t } = useTranslation('accountMoney');
  return (
    <MethodPage title={t(`envoy_${kind}_title`)} lead={t(`envoy_${kind}_lead`)}>
      <Banks kind={kind} />
    </MethodPage>
  );
}

function Banks({ kind }: { kind: EnvoyKind }) {
  const { t } = useTranslation('accountMoney');
  const { data, isPending, refetch, isFetching } = useQuery(envoyQueries.banks());
  if (isPending)
    return (
      <Card aria-busy>
        <Skeleton shape="block" height="56px" />
        <Skeleton shape="block" height="56px" />
        <Skeleton shape="block" height="56px" />
      </Card>
    );
  const others = (
    <ButtonLink variant="secondary" href={paths.deposit}>
      {t('other_methods')}
    </ButtonLink>
  );
  if (!data)
    return (
      <ErrorState
        title={t('banks_failed')}
        text={t('methods_failed_text')}
        retryLabel={t('try_again')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={others}
      />
    );
  if (data.length === 0)
    return (
      <EmptyState icon={WalletIcon} title={t('no_banks')} text={t('method_closed_text')} action={others} />
    );
  return <EnvoyForm kind={kind} banks={data} />;
}
