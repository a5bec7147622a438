import { PokerUserForm } from '../poker-user/PokerUserForm.tsx';
import type { GameWallet } from '../game-wallet/GameWallet.ts';
import { TransferPanel } from './TransferPanel.tsx';
import { useTransferForm } from './useTransferForm.ts';

interface Props {
  wallet: GameWallet;
  /** Called after a success instead of showing the receipt. */
  onDone?: () => void;
}

/**
 * A transfer between the main balance and a game wallet, as part of a page: amount, direction, receipt (spec
 * 2/4.wallets/1). If there is no poker user, the form to create one is shown first.
 */
export function TransferForm({ wallet, onDone }: Props) {
  const form = useTransferForm({ wallet, onDone });
  if (form.needsUser) return <PokerUserForm onDone={() => form.restart(true)} asked />;
  return <TransferPanel wallet={wallet} form={form} />;
}
