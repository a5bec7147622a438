import { afterEach, beforeAll, beforeEach } from 'vitest';
import { openTest, START_TIME, TEST_NOON, type TestCall, type TestSandbox } from './openTest.ts';

/** A player and a sandbox. */
interface Customer {
  test: TestSandbox;
  /** The token of `defne`, who logs in before each test. */
  token: string;
}

interface OpenedWindow {
  token: string;
  amount: string;
  brand: string;
  lang: string;
  secondsLeft: number;
}

const MINUTE = 60_000;
export const PROVIDERS = 'http://providers.localhost:4300';
export const launchOf = (address: string) => new URL(address).searchParams.get('launch') ?? '';

/** The requests of a player who deposits and withdraws. */
function callsOf(customer: Customer) {
  const get = (path: string, token = customer.token) => customer.test.api(path, { token });
  const send = (path: string, body: unknown, call: TestCall = {}) =>
    customer.test.api(path, { method: 'POST', token: customer.token, body, ...call });
  return {
    get,
    send,
    /** Sets the clock to this many minutes after noon. */
    at: (minutes: number) => customer.test.sandbox.clock.set(TEST_NOON + minutes * MINUTE),
    balance: async () => (await get('/user-profile')).body.balance,
    pending: async (type: 1 | 2) =>
      (await get(`/pending-transactions/${type}`)).body.data as unknown as { id: number }[],
    cancel: (id: number, call: TestCall = {}) =>
      send(`/cancel-pending-transactions/${id}`, undefined, { method: 'PUT', ...call }),
    /** Starts a deposit by card and returns its window's URL. */
    byCard: async () => {
      const endpoint = 'account/deposit/credit-card';
      return (await send(`/${endpoint}`, { payment_id: 2504, endpoint, amount: '300' })).body.data.url;
    },
    /** Sets the player's payment rights. */
    judge: async (rights: { may_deposit: boolean; may_withdraw: boolean }) => {
      const { id } = (await get('/user-profile')).body;
      await customer.test.sandbox.db
        .insertInto('payment_standing')
        .values({ player_id: Number(id), identity_verified: true, ...rights })
        .execute();
    },
  };
}

/** The requests of a payment window's page. */
function windowOf(customer: Customer) {
  const ask = (action: string, body: unknown, bearer?: string) =>
    customer.test.fetch(`${PROVIDERS}/payment/api/${action}`, {
      method: 'POST',
      body,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    });
  return {
    ask,
    openWindow: async (address: string) =>
      (await ask('open', { launch: launchOf(address) })).body as unknown as OpenedWindow,
  };
}

/**
 * A sandbox for the tests of a file, reset before each of them, with the requests of a player who deposits
 * and withdraws.
 */
export function useCashier() {
  const customer = {} as Customer;
  const calls = callsOf(customer);
  beforeAll(async () => {
    customer.test = await openTest();
    return () => customer.test.close();
  }, START_TIME);
  beforeEach(async () => {
    await customer.test.fetch('/_sandbox/api/reset', { method: 'POST', body: {} });
    calls.at(0);
    customer.token = await customer.test.login('defne');
  });
  afterEach(() => customer.test.settle());
  return Object.assign(customer, calls, windowOf(customer));
}
