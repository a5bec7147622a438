import { useBalance } from '@baize/player';
import { useWalletBalance, type GameWallet } from '@baize/wallet';
import { SessionFacts } from './SessionFacts.tsx';
import { usePlayTotal } from './usePlayTotal.ts';

const UNKNOWN = '—';

/** Shown with every game that has its own wallet. */
export function WalletSessionFacts({ wallet }: { wallet: GameWallet }) {
  const { currency } = useBalance();
  const own = useWalletBalance(wallet);
  const { total, isSettled } = usePlayTotal(own);
  return (
    <SessionFacts minor={total} isCurrent={isSettled} currency={currency} balance={own.text ?? UNKNOWN} />
  );
}
