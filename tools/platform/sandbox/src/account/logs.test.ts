import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoPlayers.ts';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

const range = (from: string, to: string) =>
  new URLSearchParams({ start_date: from, end_date: to }).toString();

beforeAll(async () => {
  test = await openTest();
  token = await test.login('deniz');
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('account activity', () => {
  const logs = async (query = '') => test.api(`/account/logs?${query}`, { token });

  it('lists the postings to the main wallet, newest first', async () => {
    const { data } = (await logs()).body;
    const [newest] = data.data;
    expect(newest?.new_balance).toBe((await test.api('/user-profile', { token })).body.balance);
    expect(data.data).toHaveLength(20);
    expect(data.total).toBeGreaterThan(20);
    const names = new Set<string>();
    let before: number | undefined;
    for (let page = 1; page <= data.last_page; page += 1) {
      for (const row of (await logs(`page=${page}`)).body.data.data) {
        names.add(row.log_name);
        if (before !== undefined) expect(Number(row.new_balance)).toBeCloseTo(before, 2);
        before = Number(row.new_balance) - Number(row.amount);
      }
    }
    expect(before).toBeCloseTo(0, 2);
    for (const name of ['bet', 'deposit', 'win']) expect(names).toContain(name);
  });

  it('names the game of a round', async () => {
    const rows = (await logs()).body.data.data;
    const bet = rows.find(({ log_name: name }) => name === 'bet');
    expect(test.sandbox.lobbies.games.map(({ name }) => name)).toContain(bet?.external_data);
  });

  it('accepts ranges of at most 31 days', async () => {
    const day = (await logs(range('2026-02-20 00:00:00', '2026-02-21 00:00:00'))).body.data;
    expect(day.total).toBeGreaterThan(0);
    expect(day.data.every(({ created_at: at }) => at.startsWith('2026-02-2'))).toBe(true);
    expect((await logs(range('2026-01-01 00:00:00', '2026-02-20 00:00:00'))).body.errors).toEqual({
      end_date: ['date_range_must_be_under_31_days'],
    });
    expect((await test.api('/account/logs')).status).toBe(401);
  });
});

describe('session history', () => {
  it('lists logins with browser and IP address, newest first', async () => {
    await test.api('/login', {
      method: 'POST',
      body: { username: 'deniz', password: demoPassword('deniz') },
      headers: { 'user-agent': `Baize test ${'x'.repeat(600)}` },
    });
    const { data } = (await test.api('/account/session-history', { token })).body;
    expect(data.total).toBe(2);
    expect(data.data[0]).toMatchObject({ ip: 'local', created_at: '2026-03-01 12:00:00' });
    expect(data.data[0]?.user_agent).toMatch(/^Baize test x{489}$/);
    const none = await test.api(
      `/account/session-history?${range('2026-02-01 00:00:00', '2026-02-20 00:00:00')}`,
      { token },
    );
    expect(none.body.data).toMatchObject({ data: [], total: 0, last_page: 1 });
    const long = `/account/session-history?${range('2026-01-01 00:00:00', '2026-02-20 00:00:00')}`;
    expect((await test.api(long, { token })).status).toBe(422);
    expect((await test.api('/account/session-history')).status).toBe(401);
  });
});
