import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';
import { curlLine } from './curlLine.ts';
import { judgeReply } from './judgeReply.ts';
import { OPERATIONS } from './operations.ts';
import { runFuzz } from './runFuzz.ts';

/** A short run; `npm run fuzz` is the long one. */
const CASES = 2;
const TIME = 240_000;

let test: TestSandbox;
beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

const login = OPERATIONS.find(({ operationId }) => operationId === 'login')!;
const reply = (status: number) => ({ status, headers: new Headers(), text: '', body: {} }) as never;

describe('the fuzz', () => {
  it('finds a server error and a status that the contract doesn’t list', () => {
    expect(judgeReply(login, reply(500))).toContain('failed with 500');
    expect(judgeReply(login, reply(418))).toContain('does not name');
    expect(judgeReply(login, reply(422))).toBeUndefined();
  });

  it('prints a curl line for a request', () =>
    expect(
      curlLine(login, {
        path: '/login',
        body: `{"a":"it's"}`,
        headers: { 'content-type': 'application/json' },
      }),
    ).toBe(
      `curl -i -X POST -H 'content-type: application/json' --data-binary '{"a":"it'\\''s"}' 'http://127.0.0.1:4300/_api/login'`,
    ));

  it(
    'finds no server error, no undocumented status and no access to another player’s data',
    async () => {
      const { requests } = await runFuzz({ test, seed: 7, cases: CASES });
      expect(requests).toBeGreaterThan(OPERATIONS.length * CASES * 5);
    },
    TIME,
  );
});
