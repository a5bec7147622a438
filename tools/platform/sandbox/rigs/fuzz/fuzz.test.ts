import { describe, expect, it } from 'vitest';
import { curlLine } from './curlLine.ts';
import { judgeReply } from './judgeReply.ts';
import { OPERATIONS } from './operations.ts';

const login = OPERATIONS.find(({ operationId }) => operationId === 'login')!;
const reply = (status: number) => ({ status, headers: new Headers(), text: '', body: {} }) as never;

describe('the fuzz', () => {
  it('finds a server error and a status that the contract doesn’t list', () => {
    expect(judgeReply(login, reply(500))).toContain('failed with 500');
    expect(judgeReply(login, reply(418))).toContain("isn't in the contract");
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
});
