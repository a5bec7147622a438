import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_TOTP_SECRET, demoPassword } from '../seed/demoPlayers.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';
import { usableCode } from './authenticator.ts';

const pause = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve());
let test: TestSandbox;
beforeAll(async () => {
  test = await openTest({ pause });
  return () => test.close();
}, START_TIME);
beforeEach(async () => {
  pause.mockClear();
  await test.sandbox.db.deleteFrom('rate_limit').execute();
  test.sandbox.clock.set(TEST_NOON);
});
afterEach(() => test.settle());

const logIn = (address: string, username = 'defne', more: Record<string, string> = {}) =>
  test.api('/login', {
    method: 'POST',
    address,
    body: { username, password: demoPassword(username), ...more },
  });
const fail = (address: string, username = 'defne') => logIn(address, username, { password: 'nope' });

async function failTimes(times: number, address: string, username?: string) {
  for (let turn = 0; turn < times; turn += 1) await fail(address, username);
}

const THERE = '198.51.100.7';
const HERE = '203.0.113.5';

describe('failed logins with a user name', () => {
  it('block only the address that failed', async () => {
    await failTimes(5, THERE);
    expect((await logIn(THERE)).status).toBe(429);
    expect((await logIn(HERE)).status).toBe(200);
    expect((await logIn(THERE, 'deniz')).status).toBe(200);
  });

  it('from any number of addresses never block the right password, but slow logins with it', async () => {
    for (let last = 1; last <= 5; last += 1) await failTimes(5, `198.51.100.${last}`);
    expect(pause).toHaveBeenCalled();
    pause.mockClear();
    expect((await logIn(HERE)).status).toBe(200);
    expect((await fail(HERE)).status).toBe(422);
    expect(pause.mock.calls).toEqual([[2000], [2000]]);
    expect((await logIn(HERE, 'deniz')).status).toBe(200);
    expect(pause).toHaveBeenCalledTimes(2);
  });

  it('are forgotten after a minute', async () => {
    await failTimes(5, THERE);
    test.sandbox.clock.move(60_000);
    expect((await logIn(THERE)).status).toBe(200);
  });
});

describe('failed logins from an address', () => {
  it('with many user names block only that address', async () => {
    for (let name = 0; name < 6; name += 1) await failTimes(5, THERE, `nobody-${name}`);
    const stopped = await logIn(THERE);
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await logIn(HERE)).status).toBe(200);
  });

  it('count for an IPv6 network’s addresses together', async () => {
    for (let last = 1; last <= 5; last += 1) await fail(`2001:db8:1:2::${last}`);
    expect((await logIn('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await logIn('2001:db8:1:3::1')).status).toBe(200);
  });

  it('can’t be evaded with a client’s header', async () => {
    const claim = (forwarded: string) =>
      test.api('/login', {
        method: 'POST',
        address: THERE,
        headers: { 'x-forwarded-for': forwarded },
        body: { username: 'defne', password: 'nope' },
      });
    for (let last = 1; last <= 5; last += 1) await claim(`192.0.2.${last}`);
    expect((await claim('192.0.2.9')).status).toBe(429);
  });
});

describe('the authenticator’s codes', () => {
  const right = () => usableCode(DEMO_TOTP_SECRET, 0, test.sandbox.clock.now()) ?? '';

  it('are easy to guess, so wrong ones count per account, from all addresses together', async () => {
    for (let last = 1; last <= 5; last += 1)
      expect((await logIn(`198.51.100.${last}`, 'elif', { code: '000000' })).status).toBe(422);
    expect((await logIn(HERE, 'elif', { code: right() })).status).toBe(429);
    expect((await logIn(HERE, 'elif')).body).toMatchObject({ code: 768 });
    test.sandbox.clock.move(60_000);
    expect((await logIn(HERE, 'elif', { code: right() })).status).toBe(200);
  });
});
