import { useBalance } from '@baize/session';
import { useWalletBalance, type GameWallet } from '@baize/wallet';
import { useState } from 'react';
import { SessionFacts } from './SessionFacts.tsx';

const UNKNOWN = '—';

/**
 * Shown with every game that plays with a wallet of its own. The net result is counted from both balances together,
 * so that a transfer is neither won nor lost.
 */
export function WalletSessionFacts({ wallet }: { wallet: GameWallet }) {
  const main = useBalance();
  const own = useWalletBalance(wallet);
  const [total, setTotal] = useState<number>();
  const sum = main.minor === undefined || own.minor === undefined ? undefined : main.minor + own.minor;
  /* Half of a transfer would be a win or a loss. */
  const isSettled = main.isCurrent && !main.isRefreshing && !own.isRefreshing;
  if (isSettled && sum !== total) setTotal(sum);
  return (
    <SessionFacts
      minor={total}
      isCurrent={isSettled}
      currency={main.currency}
      balance={own.text ?? UNKNOWN}
    />
  );
}
