import { formatMoment } from '../clock.ts';
import { fragment, type Raw } from '../http/html.ts';
import { formatMoney } from '../money.ts';
import { decidePayment } from '../payments/decidePayment.ts';
import { methodName } from '../payments/methodsOf.ts';
import { WITHDRAWAL } from '../payments/PaymentMethod.ts';
import { settleDuePayments } from '../payments/settleDuePayments.ts';
import { APPROVED, OPEN_STATUSES, PROCESSING, REJECTED } from '../payments/statuses.ts';
import type { Sandbox } from '../Sandbox.ts';
import { button } from './button.ts';

const CURRENCIES: Readonly<Record<number, string>> = { 1: '₺', 2: '$' };
const REJECTED_BY_HAND = 'rejected_by_operator';

/** Every deposit and withdrawal that waits for a decision, oldest first. */
export async function pendingPayments(sandbox: Sandbox) {
  await settleDuePayments(sandbox);
  const rows = await sandbox.db
    .selectFrom('payment_transaction')
    .innerJoin('player', 'player.id', 'payment_transaction.player_id')
    .selectAll('payment_transaction')
    .select('player.username')
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('payment_transaction.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: formatMoment(row.created_at),
    player: row.username,
    type: row.type === WITHDRAWAL ? 'withdrawal' : 'deposit',
    method: methodName(row.payment_id, 'en') ?? row.method,
    amount: `${CURRENCIES[row.currency] ?? '€'} ${formatMoney(row.amount)}`,
    status: row.status === PROCESSING ? 'processing' : 'pending',
  }));
}

/** Approves or rejects by hand; undefined when it makes no sense, or somebody was first. */
export async function decideByHand({ db, clock }: Sandbox, { id, decision }: Record<string, unknown>) {
  if (!Number.isSafeInteger(id) || (decision !== 'approve' && decision !== 'reject')) return undefined;
  const status = decision === 'approve' ? APPROVED : REJECTED;
  const note = status === REJECTED ? REJECTED_BY_HAND : undefined;
  const at = clock.date();
  const row = await db.transaction().execute((tx) => decidePayment(tx, { id: Number(id), status, at, note }));
  return row && { id: row.id, status: row.status };
}

const COLUMNS = {
  at: 'When',
  player: 'Player',
  type: 'What',
  method: 'Method',
  amount: 'Amount',
  status: 'State',
} as const;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** The section of the control page in which payments are decided. */
export async function paymentsSection(sandbox: Sandbox): Promise<Raw> {
  const rows = await pendingPayments(sandbox);
  if (rows.length === 0)
    return fragment`<section id="payments"><h2>Pending payments</h2><p class="empty">Nothing waits. Deposits by form are approved after 2 minutes, withdrawals after 10.</p></section>`;
  const heads = Object.values(COLUMNS).map((title) => fragment`<th scope="col">${title}</th>`);
  const body = rows.map((row) => {
    const cells = NAMES.map(
      (name) => fragment`<td data-title="${COLUMNS[name]}" class="${name}">${row[name]}</td>`,
    );
    const buttons = [
      button('payment', { id: row.id, decision: 'approve' }, 'Approve'),
      button('payment', { id: row.id, decision: 'reject' }, 'Reject'),
    ];
    return fragment`<tr>${cells}<td><div class="buttons">${buttons}</div></td></tr>`;
  });
  return fragment`<section id="payments"><h2>Pending payments</h2><table><thead><tr>${heads}<th scope="col">Decide</th></tr></thead><tbody>${body}</tbody></table></section>`;
}
