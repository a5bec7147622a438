import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

interface Row {
  id: number;
  type: string;
  status: number;
  amount: string;
  created_at: string;
  payment: { name: string };
  manager_note: string | null;
  left: number;
  count: number;
  total_win: string;
  name: string;
}
interface Page {
  data: Row[];
  current_page: number;
  last_page: number;
  total: number;
}

const finance = async (query = '') =>
  (await test.api(`/account/financial-history${query}`, { token })).body.data as unknown as Page;
const list = async (path: string) => (await test.api(path, { token })).body as unknown as Page;

beforeAll(async () => {
  test = await openTest();
  token = await test.login('deniz');
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('financial history', () => {
  it('shows ninety days, newest first, with the amounts of the ledger', async () => {
    const all = await finance();
    expect(all.total).toBeGreaterThan(20);
    const rows = [...all.data, ...(await finance('?page=2')).data];
    expect(rows).toHaveLength(all.total);
    expect(rows.map(({ created_at }) => created_at)).toEqual(
      rows
        .map(({ created_at }) => created_at)
        .toSorted()
        .reverse(),
    );
    const approved = rows.filter(({ type, status }) => type === '1' && status === 1);
    const sum = approved.reduce((total, { amount }) => total + Number(amount), 0);
    const profile = (await test.api('/user-profile', { token })).body;
    expect(sum.toFixed(2)).toBe(profile.user_detail?.total_deposit);
    expect(rows.some(({ status, manager_note }) => status === 2 && manager_note !== null)).toBe(true);
  });

  it('filters by type, method and dates', async () => {
    const { data: withdrawals } = await finance('?type=2');
    expect(new Set(withdrawals.map(({ type }) => type))).toEqual(new Set(['2']));
    const byMethod = await finance('?type=1&payment_id=2501');
    expect(byMethod.total).toBeGreaterThan(0);
    expect(new Set(byMethod.data.map(({ payment }) => payment.name))).toEqual(new Set(['Banka Havalesi']));
    const days = '?start_date=2026-02-01 00:00:00&end_date=2026-02-20 23:59:59';
    const some = await finance(days);
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan((await finance()).total);
  });

  it.each(['financial-history', 'free-spin-history', 'bonus-history'])(
    'refuses wrong dates in %s',
    async (path) => {
      const wide = '?start_date=2026-01-01 00:00:00&end_date=2026-03-01 00:00:00';
      const { status, body } = await test.api(`/account/${path}${wide}`, { token });
      expect([status, body.errors.end_date]).toEqual([422, ['date_range_must_be_under_31_days']]);
      expect((await test.api(`/account/${path}`)).status).toBe(401);
    },
  );
});

describe('bonuses and free spins', () => {
  it('exist in each state', async () => {
    for (const status of [1, 2, 3, 4])
      expect(
        (await list(`/account/bonus-history?status=${status}`)).total,
        `bonus ${status}`,
      ).toBeGreaterThan(0);
    for (const status of [1, 2, 3])
      expect(
        (await list(`/account/free-spin-history?status=${status}`)).total,
        `spins ${status}`,
      ).toBeGreaterThan(0);
    expect((await list('/account/free-spin-history')).total).toBe(4);
    expect((await list('/account/bonus-history')).data[0]?.name).toBe('Haftalık yatırım bonusu');
  });

  it('are claimed once, and played without a stake', async () => {
    const who = await test.login('defne');
    const available = async () =>
      (await test.api('/account/available-freespin', { token: who })).body.data as unknown as {
        id: number;
      }[];
    const [game] = await available();
    const claim = (body: unknown) =>
      test.api('/account/claim-freespin', { method: 'POST', token: who, body });
    expect((await claim({ game_id: 999 })).body.data.message).toBe('free_spin_not_available');
    expect((await claim({})).status).toBe(422);
    const replies = await Promise.all(Array.from({ length: 4 }, () => claim({ game_id: game?.id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await available()).toEqual([]);
    const headers = { 'idempotency-key': 'claim-free-spins' };
    const keyed = (body: unknown) =>
      test.api('/account/claim-freespin', { method: 'POST', token: who, body, headers });
    await keyed({ game_id: game?.id });
    expect((await keyed({ game_id: 999 })).body.message).toBe('idempotency_key_reused');

    const launched = await test.api(`/game/${game?.id}`, { token: who });
    const launch = new URL(launched.body.data.url).searchParams.get('launch');
    const providers = 'http://providers.localhost:4300/slot/api';
    const session = await test.fetch(`${providers}/session`, { method: 'POST', body: { launch } });
    const spin = async (turn: number, stake: string) => {
      const headers = {
        authorization: `Bearer ${session.body.token}`,
        'idempotency-key': `free-spin-${turn}`,
      };
      return (await test.fetch(`${providers}/spin`, { method: 'POST', body: { stake }, headers })).body;
    };
    expect(session.body).toMatchObject({ freeSpins: { left: 20, stake: '10.00' } });
    let wins = 0;
    for (let turn = 0; turn < 20; turn += 1) wins += Number((await spin(turn, '10.00')).win);
    const balance = async () => Number((await test.api('/user-profile', { token: who })).body.balance);
    expect(await balance()).toBeCloseTo(2500 + wins, 2);
    const { data } = (await test.api('/account/free-spin-history', { token: who })).body as unknown as Page;
    expect(data[0]).toMatchObject({ status: 3, left: 0, count: 20, total_win: wins.toFixed(2) });
    const paid = await spin(20, '10.00');
    expect(paid).toMatchObject({ freeSpins: null });
    expect(await balance()).toBeCloseTo(2500 + wins - 10 + Number(paid.win), 2);
  });
});
