import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { clearingAccount, walletAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { LIMIT_TYPE } from '../protection/limitUse.ts';
import type { Sandbox } from '../Sandbox.ts';
import { hashPassword } from '../session/password.ts';
import { tokenPepper } from '../session/tokens.ts';
import type { Database } from '../store/Database.ts';
import {
  DEMO_BIRTH_DATE,
  DEMO_PLAYERS,
  DEMO_TOTP_SECRET,
  demoPassword,
  demoPersonalId,
  type DemoPlayer,
} from './demoPlayers.ts';
import { seedBonuses } from './seedBonuses.ts';
import { seedHistory } from './seedHistory.ts';
import { seedPayments } from './seedPayments.ts';
import { seedWallets } from './seedWallets.ts';

const DAY = 86_400_000;
/** An arbitrary number that no other lock in the database uses. */
const SEED_LOCK = 420_001;
const TURKEY = 222;

interface Seeding {
  sandbox: Sandbox;
  tx: Transaction<Database>;
  player: DemoPlayer;
  passwordHash: string;
}

const saltOf = (username: string) => createHash('sha256').update(`salt ${username}`).digest().subarray(0, 16);

let hashes: Promise<readonly string[]> | undefined;

/** The hashes of the demo players' passwords: constant, and expensive, so computed once per process. */
const demoHashes = () =>
  (hashes ??= Promise.all(
    DEMO_PLAYERS.map(({ username }) => hashPassword(demoPassword(username), saltOf(username))),
  ));

async function insertPlayer({ sandbox, tx, player, passwordHash }: Seeding): Promise<number> {
  const { id } = await tx
    .insertInto('player')
    .values({
      username: player.username,
      password_hash: passwordHash,
      name: player.name,
      surname: player.surname,
      email: `${player.username}@mail.example`,
      gender: player.gender,
      city: player.city,
      country_id: TURKEY,
      address: 'Kordon 1',
      phone: player.phone,
      phone_verified: player.phoneVerified,
      currency: player.currency,
      totp_secret: player.authenticator ? DEMO_TOTP_SECRET : null,
      sms_login: player.smsLogin,
      created_at: new Date(sandbox.clock.now() - (player.historyDays + 1) * DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (player.authenticator) {
    await tx
      .insertInto('authenticator_secret')
      .values({ player_id: id, secret: DEMO_TOTP_SECRET, created_at: sandbox.clock.date() })
      .execute();
  }
  await tx
    .insertInto('player_identity')
    .values({
      player_id: id,
      personal_id: demoPersonalId(player.phone),
      birth_date: DEMO_BIRTH_DATE,
      referral: null,
    })
    .execute();
  return id;
}

async function openWallet({ sandbox, tx, player }: Seeding, playerId: number): Promise<number> {
  const wallet = await walletAccount(tx, playerId, 'main', player.currency);
  if (player.opening === 0n) return wallet;
  const clearing = await clearingAccount(tx, 'bank', player.currency);
  await post(tx, {
    kind: 'deposit',
    reference: `opening-${player.username}`,
    entries: [
      { accountId: clearing, amount: -player.opening },
      { accountId: wallet, amount: player.opening },
    ],
    at: new Date(sandbox.clock.now() - (player.historyDays + 1) * DAY),
  });
  return wallet;
}

/** Sets limits for the contract's types of deposits and bets. */
async function setLimits({ sandbox, tx, player }: Seeding, playerId: number): Promise<void> {
  if (!player.limits) return;
  const { deposits, bets } = player.limits;
  const at = { player_id: playerId, changed_at: new Date(sandbox.clock.now() - DAY) };
  await tx
    .insertInto('player_limit')
    .values([
      { ...at, type: LIMIT_TYPE.deposits, ...deposits },
      { ...at, type: LIMIT_TYPE.bets, ...bets },
    ])
    .execute();
}

async function seedPlayer(seeding: Seeding): Promise<void> {
  const playerId = await insertPlayer(seeding);
  const wallet = await openWallet(seeding, playerId);
  const { sandbox, tx, player } = seeding;
  if (player.historyDays > 0) {
    await seedHistory(sandbox, tx, { ...player, playerId, wallet });
    await seedWallets(sandbox, tx, { ...player, id: playerId });
  }
  await seedPayments(sandbox, tx, { ...player, id: playerId });
  await seedBonuses(sandbox, tx, { ...player, id: playerId });
  await setLimits(seeding, playerId);
}

/** Seeds an empty store with the demo players, their money and their history. A seeded store is unchanged. */
export async function seedStore(sandbox: Sandbox): Promise<void> {
  if (await sandbox.settings.get('seeded')) return;
  const passwordHashes = await demoHashes();
  await sandbox.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    const done = await tx
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'seeded')
      .executeTakeFirst();
    if (done) return;
    for (const [index, player] of DEMO_PLAYERS.entries()) {
      await seedPlayer({ sandbox, tx, player, passwordHash: passwordHashes[index] ?? '' });
    }
    await tx
      .insertInto('setting')
      .values({ name: 'seeded', value: sandbox.clock.date().toISOString() })
      .execute();
  });
  await tokenPepper(sandbox);
}
