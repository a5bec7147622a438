import type { Profile } from '@baize/api';
import { sql } from 'kysely';
import { favouriteGameIds } from '../account/favourites.ts';
import { bonusBalance } from '../bonuses/bonusBalance.ts';
import { walletBalance } from '../ledger/accounts.ts';
import { formatMoney } from '../money.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Player } from './findSession.ts';

async function paymentTotals({ db }: Sandbox, playerId: number) {
  const rows = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .innerJoin('account', 'account.id', 'ledger_entry.account_id')
    .select(['ledger_transaction.kind', sql<bigint>`sum(ledger_entry.amount)::bigint`.as('total')])
    .where('account.player_id', '=', playerId)
    .where('ledger_transaction.kind', 'in', ['deposit', 'withdrawal'])
    .groupBy('ledger_transaction.kind')
    .execute();
  const total = (kind: string) => rows.find((row) => row.kind === kind)?.total ?? 0n;
  return { total_deposit: formatMoney(total('deposit')), total_withdraw: formatMoney(-total('withdrawal')) };
}

/** The player's own profile as in the contract, with the main wallet's balance. */
export async function profileOf(sandbox: Sandbox, player: Player): Promise<Profile> {
  const [balance, bonus, favourites, totals] = await Promise.all([
    walletBalance(sandbox.db, player.id, 'main'),
    bonusBalance(sandbox.db, player.id, sandbox.clock.date()),
    favouriteGameIds(sandbox.db, player.id),
    paymentTotals(sandbox, player.id),
  ]);
  return {
    id: player.id,
    username: player.username,
    name: player.name,
    surname: player.surname,
    email: player.email,
    balance: formatMoney(balance),
    bonus_balance: formatMoney(bonus),
    currency: player.currency,
    ga_verification_status: player.totp_secret ? 1 : 0,
    sms_verification_status: player.sms_login ? 1 : 0,
    favorite_games: favourites,
    user_detail: {
      gender: player.gender,
      city: player.city,
      country_id: player.country_id,
      address: player.address,
      ...totals,
      phone: player.phone,
      phone_verification: player.phone_verified ? 1 : 0,
    },
  };
}
