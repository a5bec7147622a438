import { sql, type Insertable, type Transaction } from 'kysely';
import type { PostedEntry, Posting } from '../ledger/Posting.ts';
import type { Database, LedgerEntryTable } from '../store/Database.ts';

/** A past transaction: the change of a wallet, and its counter-account. */
export interface BookRow {
  kind: Posting['kind'];
  reference: string;
  at: Date;
  wallet: readonly PostedEntry[];
  against: number;
}

const CHUNK = 400;

/** Running balances of the counter-accounts. */
type Running = Map<number, bigint>;

function entriesOf(row: BookRow, transactionId: number, running: Running): Insertable<LedgerEntryTable>[] {
  return row.wallet.flatMap(({ accountId, amount, balanceAfter }) => {
    const against = (running.get(row.against) ?? 0n) - amount;
    running.set(row.against, against);
    return [
      { transaction_id: transactionId, account_id: accountId, amount, balance_after: balanceAfter },
      { transaction_id: transactionId, account_id: row.against, amount: -amount, balance_after: against },
    ];
  });
}

async function balancesNow(tx: Transaction<Database>): Promise<Running> {
  const rows = await tx.selectFrom('account').select(['id', 'balance']).execute();
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** Inserts many past transactions in one batch; posting them one by one would take seconds. */
export async function insertBook(tx: Transaction<Database>, book: readonly BookRow[]): Promise<void> {
  const running = await balancesNow(tx);
  for (let start = 0; start < book.length; start += CHUNK) {
    const rows = book.slice(start, start + CHUNK);
    const created = await tx
      .insertInto('ledger_transaction')
      .values(
        rows.map(({ kind, reference, at }) => ({ kind, reference, idempotency_key: null, created_at: at })),
      )
      .returning(['id', 'reference'])
      .execute();
    const idOf = new Map(created.map(({ id, reference }) => [reference, id]));
    const entries = rows.flatMap((row) => entriesOf(row, idOf.get(row.reference) ?? 0, running));
    await tx.insertInto('ledger_entry').values(entries).execute();
  }
  await sql`update account set balance = coalesce((select sum(amount) from ledger_entry where account_id = account.id), 0)`.execute(
    tx,
  );
}
