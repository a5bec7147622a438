import { useBalance } from '@baize/player';
import { SessionFacts } from './SessionFacts.tsx';
import { usePlayTotal } from './usePlayTotal.ts';

/** Shown with every game that uses the main balance. */
export function PlaySessionFacts() {
  const { currency, text } = useBalance();
  const { total, isSettled } = usePlayTotal();
  return <SessionFacts minor={total} isCurrent={isSettled} currency={currency} balance={text} />;
}
