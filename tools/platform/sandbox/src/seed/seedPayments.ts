import type { Insertable, Transaction } from 'kysely';
import { DEPOSIT_METHODS } from '../payments/depositMethods.ts';
import { DEPOSIT, WITHDRAWAL, type PaymentMethod } from '../payments/PaymentMethod.ts';
import { APPROVED, REJECTED } from '../payments/statuses.ts';
import { WITHDRAWAL_METHODS } from '../payments/withdrawalMethods.ts';
import { seededPick } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import type { PaymentTransactionTable } from '../store/tables/payments.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The brand of the seeded history. */
const HOME_SITE = 4107;
const REFUSED_EVERY = 11;

type PaymentRow = Insertable<PaymentTransactionTable>;

/** The player with an unverified identity: code 623 at a withdrawal. */
const UNIDENTIFIED = 'yaman';

interface Owner {
  id: number;
  username: string;
  currency: number;
  historyDays: number;
}

/** Refused payments moved no money, so they aren't in the ledger. */
const REFUSALS = [
  { type: DEPOSIT, amount: 500_00n, note: 'payment_not_received' },
  { type: WITHDRAWAL, amount: 2_000_00n, note: 'wagering_requirement_not_met' },
  { type: DEPOSIT, amount: 250_00n, note: 'payment_window_expired' },
  { type: WITHDRAWAL, amount: 300_00n, note: 'cancelled_by_player' },
] as const;

async function paidBy(tx: Transaction<Database>, { id }: Owner) {
  return tx
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .innerJoin('account', 'account.id', 'ledger_entry.account_id')
    .select(['ledger_transaction.kind', 'ledger_transaction.created_at', 'ledger_entry.amount'])
    .where('account.player_id', '=', id)
    .where('ledger_transaction.kind', 'in', ['deposit', 'withdrawal'])
    .execute();
}

const METHODS: Record<1 | 2, readonly PaymentMethod[]> = { 1: DEPOSIT_METHODS, 2: WITHDRAWAL_METHODS };

function rowOf(seed: number, owner: Owner, type: 1 | 2, amount: bigint, at: Date): PaymentRow {
  const fitting = METHODS[type].filter(({ max, maintenance }) => max >= amount && !maintenance);
  const method = seededPick(seed, fitting, 'payment', owner.id, type, at.getTime());
  return {
    player_id: owner.id,
    site_id: HOME_SITE,
    type,
    payment_id: method.id,
    method: method.slug,
    status: APPROVED,
    amount,
    currency: owner.currency,
    details: '{}',
    manager_note: null,
    created_at: at,
    due_at: null,
    due_status: null,
    decided_at: at,
  };
}

function refusedRows(seed: number, owner: Owner, now: number): PaymentRow[] {
  const rows: PaymentRow[] = [];
  for (let day = owner.historyDays - 4; day > 0; day -= REFUSED_EVERY) {
    const { type, amount, note } = seededPick(seed, REFUSALS, 'refused', owner.id, day);
    const at = new Date(now - day * DAY + HOUR);
    rows.push({ ...rowOf(seed, owner, type, amount, at), status: REJECTED, manager_note: note });
  }
  return rows;
}

/** Creates the payments for a player's deposits and withdrawals in the ledger, and some refused ones. */
export async function seedPayments(
  { seed, clock }: Sandbox,
  tx: Transaction<Database>,
  owner: Owner,
): Promise<void> {
  if (owner.username === UNIDENTIFIED) {
    const standing = { may_deposit: true, may_withdraw: true, identity_verified: false };
    await tx
      .insertInto('payment_standing')
      .values({ player_id: owner.id, ...standing })
      .execute();
  }
  const paid = (await paidBy(tx, owner)).map(({ kind, created_at: at, amount }) =>
    rowOf(seed, owner, kind === 'deposit' ? DEPOSIT : WITHDRAWAL, amount < 0n ? -amount : amount, at),
  );
  const rows = [...paid, ...refusedRows(seed, owner, clock.now())];
  if (rows.length === 0) return;
  const inOrder = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await tx.insertInto('payment_transaction').values(inOrder).execute();
}
