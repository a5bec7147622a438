import { beforeAll, describe, expect, it } from 'vitest';
import { BARE } from '../brands.ts';
import { openTest, START_TIME, type TestCall, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

const at = (path: string, call: TestCall = {}) =>
  test.api(path, { ...call, headers: { 'site-id': String(BARE.siteId) } });

beforeAll(async () => {
  test = await openTest();
  const login = { username: 'defne', password: 'defne-baize-1' };
  token = (await at('/login', { method: 'POST', body: login })).body.access_token;
  return () => test.close();
}, START_TIME);

const EMPTY_HOME = { stories: [], payments: [], sliders: [], live_casino_games: [], casino_games: [] };

describe('a brand without content', () => {
  it.each([
    ['/homepage?device=1', { data: EMPTY_HOME }],
    ['/sliders?type=casino&device=1', { sliders: [] }],
    ['/pages', { pages: [] }],
    ['/promotions', { promotions: [] }],
    ['/pragmatic-jackpot/jackpots', { success: true, data: { jackpots: [] } }],
    ['/egt/jackpots', { data: [] }],
    [
      '/klaspoker/TotalMemberBalances',
      { data: { tableMembersCount: 0, totalGameBalances: '0.00', totalTable: 0 } },
    ],
    ['/betradar-widget', { data: { games: [] } }],
    ['/account/payment-methods?type=1', { paymentMethods: [] }],
    ['/account/payment-details?type=2', { categories: [], methods: [] }],
    ['/account/envoy/bank-list', { banks: [] }],
  ])('has nothing at %s', async (path, body) =>
    expect(await at(path, { token })).toMatchObject({ status: 200, body }),
  );

  it('has no popup', async () =>
    expect(await at('/popup')).toMatchObject({ status: 404, body: { message: 'data_not_found' } }));

  it.each(['/live-slot/lobby', '/binary-option/lobby', '/binary-option/lobby-demo', '/open-lobby'])(
    'opens no page at %s',
    async (path) =>
      expect(await at(path, { token })).toMatchObject({ status: 403, body: { message: 'forbidden' } }),
  );

  it.each(['/live-slot/transfer', '/binary-option/transfer', '/poker-transfer'])(
    'moves nothing at %s',
    async (path) => {
      const reply = await at(path, { method: 'POST', token, body: { type: 1, amount: '5.00' } });
      expect(reply).toMatchObject({ status: 403, body: { message: 'forbidden' } });
      await test.settle();
    },
  );
});
