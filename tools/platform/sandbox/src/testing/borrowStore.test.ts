import { expect, it, onTestFinished } from 'vitest';
import { sql, type Kysely } from 'kysely';
import type { OpenOptions } from '../openSandbox.ts';
import type { Database } from '../store/Database.ts';
import { tablesOf } from '../store/emptyStore.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from './openTest.ts';

/** Every row, and the state of every sequence. */
async function contentOf(db: Kysely<Database>): Promise<Record<string, unknown>> {
  const tables = await tablesOf(db);
  const rows = tables
    .toSorted()
    .map(
      async (name) =>
        [name, (await sql`select * from ${sql.table(name)} order by 1`.execute(db)).rows] as const,
    );
  const { rows: numbers } = await sql`select sequencename, last_value from pg_sequences order by 1`.execute(
    db,
  );
  return { numbers, ...Object.fromEntries(await Promise.all(rows)) };
}

/** Creates sessions, payments, rounds, settings, and moves the clock. */
async function leaveTraces(test: TestSandbox): Promise<void> {
  const token = await test.login('defne');
  const endpoint = 'account/deposit/credit-card';
  await test.api(`/${endpoint}`, {
    method: 'POST',
    token,
    body: { payment_id: 2504, endpoint, amount: '300' },
  });
  await test.api('/game/1001', { token });
  for (const [name, body] of Object.entries({
    reset: {},
    clock: { minutes: 90 },
    country: { country: 'AA' },
  }))
    await test.fetch(`/_sandbox/api/${name}`, { method: 'POST', body });
}

it(
  'a reused store equals a new one',
  async () => {
    const open = async (options?: OpenOptions) => {
      const test = await openTest(options);
      onTestFinished(() => test.close());
      return test;
    };
    const used = await openTest();
    await leaveTraces(used);
    await used.close();
    const [again, fresh] = [await open(), await open({ data: 'memory' })];
    expect(again.sandbox.clock.now()).toBe(TEST_NOON);
    expect(await contentOf(again.sandbox.db)).toEqual(await contentOf(fresh.sandbox.db));
  },
  START_TIME,
);

it('a returned store refuses queries', async () => {
  const used = await openTest();
  await used.close();
  await expect(used.sandbox.db.selectFrom('player').selectAll().execute()).rejects.toThrow();
});
