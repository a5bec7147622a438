import { useBrand } from '@baize/brand';
import { useBalance, usePlayerName } from '@baize/player';
import { useLogout } from '@baize/session';
import { AccountTrigger } from '@baize/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deferredComponent } from '../deferredComponent.tsx';

const AccountDropdown = deferredComponent(
  async () => (await import('./AccountDropdown.tsx')).AccountDropdown,
);

/** The player's name and balance in the header, and the account menu. The menu's code loads on the first press. */
export function AccountMenu() {
  const { t } = useTranslation('shellDeferred');
  const { username, initials } = usePlayerName();
  const balance = useBalance();
  const logout = useLogout();
  const { layout } = useBrand();
  const [wanted, setWanted] = useState(false);
  const trigger = {
    name: username,
    initials,
    balance: balance.minor === undefined ? undefined : balance.text,
    unknownLabel: t('balance_unknown'),
    tight: layout.notice === 'bell',
    'aria-description': t('account_menu'),
  };
  if (!wanted) return <AccountTrigger {...trigger} onClick={() => setWanted(true)} aria-haspopup="menu" />;
  return (
    <Suspense fallback={<AccountTrigger {...trigger} />}>
      <AccountDropdown trigger={<AccountTrigger {...trigger} />} onLogout={() => logout.mutate()} />
    </Suspense>
  );
}
