import { paths } from '@baize/routing';
import { Tabs } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { ProtectionLinks } from '../ProtectionLinks.tsx';
import { LimitTab } from './LimitTab.tsx';
import { RealityCheckCard } from './RealityCheckCard.tsx';

type Tab = 'deposit' | 'bet';

/** /account-limitation: a player's deposit and bet limits per day, week and month (spec 3/protection/1). */
export function LimitsPage() {
  const { t } = useTranslation('accountProtection');
  const [search, setSearch] = useSearchParams();
  const tab: Tab = search.get('type') === 'bet' ? 'bet' : 'deposit';
  return (
    <AccountPage title={t('limits_title')} lead={t('limits_lead')}>
      <Tabs<Tab>
        label={t('limits_title')}
        full
        manual
        value={tab}
        onValueChange={(next) => setSearch(next === 'bet' ? { type: 'bet' } : {}, { replace: true })}
        items={[
          { value: 'deposit', label: t('deposit_limit'), content: <LimitTab key="deposit" type={1} /> },
          { value: 'bet', label: t('bet_limit'), content: <LimitTab key="bet" type={2} /> },
        ]}
      />
      <RealityCheckCard />
      <ProtectionLinks without={paths.limits} />
    </AccountPage>
  );
}
