import { AccountMenu } from './AccountMenu.tsx';
import { DepositButton } from './DepositButton.tsx';
import { WalletMenu } from './WalletMenu.tsx';

/** The player's items at the end of the header: deposit, wallets, name and balance (spec 3/2.money/9). */
export const PlayerBar = () => (
  <>
    <DepositButton />
    <WalletMenu />
    <AccountMenu />
  </>
);
