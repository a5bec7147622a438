import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
beforeEach(async () => {
  await test.fetch('/_sandbox/api/reset', { method: 'POST', body: {} });
  token = await test.login('defne');
});

const guess = (path: string, method: string, password: string) => {
  const change = {
    current_password: password,
    password: 'Fresh-1-word',
    password_confirmation: 'Fresh-1-word',
  };
  return test.api(path, { method, token, body: path === '/change-password' ? change : { password } });
};

describe.each([
  ['/enable-2fa', 'POST'],
  ['/disable-2fa', 'POST'],
  ['/change-password', 'PUT'],
])('%s', (path, method) => {
  it('limits password guesses, even when the last one is right', async () => {
    const wrong = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const { status } = await guess(path, method, `wrong-${turn}`);
      if (status === 429) break;
      wrong.push(status);
    }
    expect(new Set(wrong)).toEqual(new Set([422]));
    const right = await guess(path, method, 'defne-baize-1');
    expect([right.status, right.body.message]).toEqual([429, 'too_many_requests']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
