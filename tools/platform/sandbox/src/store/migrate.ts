import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './Database.ts';
import { account } from './migrations/account.ts';
import { embeds } from './migrations/embeds.ts';
import { ledger } from './migrations/ledger.ts';
import { live } from './migrations/live.ts';
import { payments } from './migrations/payments.ts';
import { play } from './migrations/play.ts';
import { players } from './migrations/players.ts';
import { quick } from './migrations/quick.ts';
import { wagering } from './migrations/wagering.ts';
import { wallets } from './migrations/wallets.ts';

const statements = (list: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of list) await sql.raw(statement).execute(db);
  },
});

/** All migrations in order. Never edit a released one; add another one instead. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_players': statements(players),
  '0002_ledger': statements(ledger),
  '0003_play': statements(play),
  '0004_account': statements(account),
  '0005_wallets': statements(wallets),
  '0006_payments': statements(payments),
  '0007_live': statements(live),
  '0008_embeds': statements(embeds),
  '0009_quick': statements(quick),
  '0010_wagering': statements(wagering),
};

/**
 * Runs the pending migrations.
 * @throws with the name of the migration that failed
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'a migration';
  throw new Error(`Migrating the store failed: ${failed}. Delete the data folder to start over.`, {
    cause: error,
  });
}
