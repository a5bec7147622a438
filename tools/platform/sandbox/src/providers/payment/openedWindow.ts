import type { Sandbox } from '../../Sandbox.ts';
import { hashToken } from '../../random.ts';

const openRow = ({ db }: Sandbox) =>
  db
    .selectFrom('payment_window')
    .innerJoin('payment_transaction', 'payment_transaction.id', 'payment_window.transaction_id')
    .innerJoin('player', 'player.id', 'payment_transaction.player_id')
    .select([
      'payment_transaction.id',
      'payment_transaction.payment_id',
      'payment_transaction.player_id',
      'payment_transaction.method',
      'payment_transaction.amount',
      'payment_transaction.currency',
      'payment_transaction.status',
      'payment_transaction.due_at',
      'payment_window.site_id',
      'payment_window.lang',
      'payment_window.parent_origin',
      'player.name',
      'player.surname',
    ]);

/** A payment as its window shows it. */
export type WindowPayment = NonNullable<Awaited<ReturnType<typeof findWindow>>>;

/** The payment of a window's token; undefined for an unknown token. */
export const findWindow = (sandbox: Sandbox, token: string) =>
  openRow(sandbox).where('payment_window.token_hash', '=', hashToken(token)).executeTakeFirst();

/** Exchanges the code of a window's URL for a token; undefined if the code was used or is unknown. */
export async function takeWindow(sandbox: Sandbox, code: string): Promise<string | undefined> {
  const { db, clock, secrets } = sandbox;
  const token = secrets.token();
  const taken = await db
    .updateTable('payment_window')
    .set({ used_at: clock.date(), token_hash: hashToken(token) })
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .returning('transaction_id')
    .executeTakeFirst();
  return taken && token;
}
