import type { AccountLog } from '@baize/api';
import type { Kysely } from 'kysely';
import { formatMoment } from '../clock.ts';
import { formatMoney } from '../money.ts';
import type { Database } from '../store/Database.ts';
import { historyPage, type HistoryPage } from './historyPage.ts';

export interface LogQuery extends HistoryPage {
  playerId: number;
}

const ORDER = { at: 'ledger_transaction.created_at', id: 'ledger_entry.id' };

/** The name of a posting by its kind: into the wallet, out of it. */
const LOG_NAMES = new Map(
  Object.entries<readonly [into: string, out: string]>({
    round: ['win', 'bet'],
    deposit: ['deposit', 'deposit_reversed'],
    withdrawal: ['withdrawal_returned', 'withdrawal'],
    transfer: ['transfer_in', 'transfer_out'],
    adjustment: ['adjustment', 'adjustment'],
  }),
);

interface Movement {
  id: number;
  kind: string;
  reference: string;
  amount: bigint;
  balance_after: bigint;
  created_at: Date;
}

const nameOf = ({ kind, amount }: Movement) => LOG_NAMES.get(kind)?.[amount > 0n ? 0 : 1] ?? kind;

/** The id of a posting's row in the game history. */
const roundRow = ({ reference, amount }: Movement) => `${amount < 0n ? 'b' : 'w'}-${reference}`;

async function gamesOf(db: Kysely<Database>, playerId: number, movements: readonly Movement[]) {
  const rounds = movements.filter(({ kind }) => kind === 'round').map(roundRow);
  if (rounds.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('game_history')
    .select(['transaction_id', 'game_id'])
    .where('player_id', '=', playerId)
    .where('transaction_id', 'in', rounds)
    .execute();
  return new Map(rows.map((row) => [row.transaction_id, row.game_id]));
}

/** A page of the postings to a player's main wallet. */
export async function findLogs(
  db: Kysely<Database>,
  { playerId, ...page }: LogQuery,
  gameName: (id: number) => string | undefined,
): Promise<{ rows: AccountLog[]; total: number }> {
  const matching = db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .innerJoin('account', 'account.id', 'ledger_entry.account_id')
    .where('account.player_id', '=', playerId)
    .where('account.kind', '=', 'main');
  const { rows: movements, total } = await historyPage(matching, ORDER, page, (query) =>
    query.select([
      'ledger_entry.id',
      'ledger_transaction.kind',
      'ledger_transaction.reference',
      'ledger_entry.amount',
      'ledger_entry.balance_after',
      'ledger_transaction.created_at',
    ]),
  );
  const games = await gamesOf(db, playerId, movements);
  const rows = movements.map((movement) => ({
    id: movement.id,
    log_name: nameOf(movement),
    created_at: formatMoment(movement.created_at),
    amount: formatMoney(movement.amount),
    new_balance: formatMoney(movement.balance_after),
    external_id: movement.reference,
    external_data: gameName(games.get(roundRow(movement)) ?? 0) ?? null,
  }));
  return { rows, total };
}
