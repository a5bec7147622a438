import { useBalance } from '@baize/session';
import { SessionFacts } from './SessionFacts.tsx';

/** Shown with every game that plays with the main balance. */
export function PlaySessionFacts() {
  const { minor, currency, text, isCurrent } = useBalance();
  return <SessionFacts minor={minor} isCurrent={isCurrent} currency={currency} balance={text} />;
}
