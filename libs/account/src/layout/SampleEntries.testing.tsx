import { DepositIcon, KeyIcon, ShieldIcon } from '@baize/ui';
import type { AccountEntries } from './AccountEntriesContext.ts';

/** A short account menu that replaces the shell's. */
export const SampleEntries: AccountEntries = ({ children }) =>
  children([
    {
      id: 'money',
      items: [{ id: 'deposit', label: 'Deposit', icon: DepositIcon, href: '/Deposit' }],
    },
    {
      id: 'security',
      items: [
        {
          id: 'change_password',
          label: 'Change password',
          icon: KeyIcon,
          href: '/ChangePassword',
          current: true,
        },
      ],
    },
    {
      id: 'protection',
      items: [{ id: 'limits', label: 'My limits', icon: ShieldIcon, href: '/account-limitation' }],
    },
  ]);
