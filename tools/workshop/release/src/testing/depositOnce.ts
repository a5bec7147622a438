import type { Player } from './Player.ts';

const DEPOSIT = {
  payment_id: 2501,
  endpoint: 'account/deposit/bank-transfer',
  amount: '250',
  sender_name: 'Defne Aydın',
  bank: 'orta-bank',
};

/**
 * Deposits, checks that the platform knows of it, and cancels it: only one may be pending.
 * @param key - a key of its own, for the platform to know a repeated call
 * @returns what went wrong
 */
export async function depositOnce(player: Player, key: string): Promise<string | undefined> {
  const reply = await player.call('/account/deposit/bank-transfer', 'POST', DEPOSIT, `${key}-deposit`);
  if (reply.status !== 200) return `deposit: ${reply.status} ${reply.body}`;
  const pending = await player.call('/pending-transactions/1');
  const [waiting] = (JSON.parse(pending.body) as { data: { id: number; amount: string }[] }).data;
  if (waiting?.amount !== '250.00') return `a lost deposit: ${pending.body}`;
  const path = `/cancel-pending-transactions/${waiting.id}`;
  const cancelled = await player.call(path, 'PUT', {}, `${key}-cancel`);
  return cancelled.status === 200 ? undefined : `cancel: ${cancelled.status} ${cancelled.body}`;
}

/** The balance of the live-slot wallet, in whole units of the currency. */
export async function slotBalance(player: Player): Promise<number> {
  const { body } = await player.call('/live-slot/balance');
  return Number((JSON.parse(body) as { data: { balance: string } }).data.balance);
}
