import { useSiteOptions } from '@baize/site';
import { useHasRoute, paths } from '@baize/routing';
import { ButtonLink, EmptyState, SportIcon, Tabs } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { offeredHistories, openProvider, PROVIDER_NAMES, type BettingProvider } from './bettingProviders.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { ProviderHistory } from './ProviderHistory.tsx';

/** /BettingHistory: each provider's history in a tab (spec 3/history/19 to 21). */
export function BettingHistoryPage() {
  const { t } = useTranslation('accountHistory');
  const options = useSiteOptions();
  const [search, setSearch] = useSearchParams();
  const providers = options && offeredHistories(options);
  const current = providers && openProvider(providers, search.get('provider'));
  return (
    <AccountPage title={t('betting')} lead={t('betting_lead')}>
      {!providers && <FrameSkeleton />}
      {providers?.length === 0 && <NoProviders />}
      {providers && current && (
        <Tabs<BettingProvider>
          label={t('providers')}
          manual
          value={current}
          onValueChange={(provider) => setSearch({ provider }, { replace: true })}
          items={providers.map((provider) => ({
            value: provider,
            label: PROVIDER_NAMES[provider],
            content: <ProviderHistory key={provider} provider={provider} />,
          }))}
        />
      )}
    </AccountPage>
  );
}

function NoProviders() {
  const { t } = useTranslation('accountHistory');
  const hasRoute = useHasRoute();
  return (
    <EmptyState
      icon={SportIcon}
      title={t('no_providers')}
      text={t('no_providers_text')}
      action={hasRoute(paths.gameHistory) && <ButtonLink href={paths.gameHistory}>{t('games')}</ButtonLink>}
    />
  );
}
