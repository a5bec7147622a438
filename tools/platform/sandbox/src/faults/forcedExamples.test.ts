import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../contract/Contract.ts';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';
import { FAULT_HEADER } from './injectFault.ts';

const { operations } = await loadContract();
/** Too many requests, maintenance. */
const COME_BACK = [429, 503];

let test: TestSandbox;
beforeAll(async () => {
  test = await openTest({ faults: true });
  return () => test.close();
}, START_TIME);

/* The matrix sees server failures and upstream limits only through this test. */
describe('returns any example that a fault requests', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, { path, method, examples }) => {
      for (const [name, { status, value }] of examples) {
        const reply = await test.api(path.replaceAll(/\{\w+\}/g, '1001'), {
          method: method.toUpperCase(),
          headers: { [FAULT_HEADER]: name },
        });
        expect([reply.status, reply.body], name).toEqual([status, value]);
        expect(reply.headers.get(FAULT_HEADER)).toBe(name);
        expect(reply.headers.has('retry-after'), name).toBe(COME_BACK.includes(status));
      }
    },
  );
});
