import type { Kysely } from 'kysely';
import { formatMoment } from '../clock.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { formatMoney } from '../money.ts';
import type { Sandbox } from '../Sandbox.ts';
import { DEMO_PLAYERS, demoPassword } from '../seed/demoPlayers.ts';
import { usableCode } from '../session/authenticator.ts';
import type { Database } from '../store/Database.ts';
import { moneyText } from './parts/moneyText.ts';

const SHOWN = 16;

/** The players, with the data needed to log in as each. */
export async function players({ db, clock }: Sandbox) {
  const rows = await db
    .selectFrom('player')
    .leftJoin('account', (join) =>
      join.onRef('account.player_id', '=', 'player.id').on('account.kind', '=', 'main'),
    )
    .selectAll('player')
    .select('account.balance')
    .orderBy('player.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    password: demoPassword(row.username),
    story: DEMO_PLAYERS.find(({ username }) => username === row.username)?.story ?? '',
    balance: moneyText(row.balance ?? 0n, row.currency),
    code: row.totp_secret
      ? (usableCode(row.totp_secret, row.totp_last_step, clock.now()) ?? 'in 30 s')
      : null,
  }));
}

/** SMS and mails sent to players, newest first. */
export async function messages({ db }: Sandbox) {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
  return rows.map(({ id, kind, recipient, text, created_at: at }) => ({
    id,
    kind,
    recipient,
    text,
    at: formatMoment(at),
  }));
}

/** The latest rounds of all players. */
export async function rounds({ db, lobbies }: Sandbox) {
  const rows = await db
    .selectFrom('game_history')
    .innerJoin('player', 'player.id', 'game_history.player_id')
    .selectAll('game_history')
    .select('player.username')
    .orderBy('game_history.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    player: row.username,
    game: lobbies.game(row.game_id)?.name ?? String(row.game_id),
    type: row.type === 1 ? 'bet' : row.type === 2 ? 'win' : 'refund',
    amount: formatMoney(row.amount),
    balance: formatMoney(row.balance_after),
    at: formatMoment(row.created_at),
  }));
}

async function accounts(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('account')
    .leftJoin('player', 'player.id', 'account.player_id')
    .select([
      'account.id',
      'account.kind',
      'account.method',
      'account.currency',
      'account.balance',
      'player.username',
    ])
    .orderBy('account.id')
    .execute();
  return rows.map(({ id, kind, method, currency, balance, username }) => ({
    id,
    name: [kind, method, username].filter(Boolean).join(' · '),
    balance: moneyText(balance, currency),
  }));
}

/** The ledger's accounts, and whether its invariants hold. */
export const ledger = async ({ db }: Sandbox) => ({
  accounts: await accounts(db),
  invariants: await checkInvariants(db),
});

/** The clock's time and its offset. */
export function clockState({ clock }: Sandbox) {
  return { now: formatMoment(clock.date()), offsetMinutes: Math.round(clock.offset() / 60_000) };
}
