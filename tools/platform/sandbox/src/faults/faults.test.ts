import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

const arm = (body: unknown) => test.fetch('/_sandbox/api/fault', { method: 'POST', body });

describe('a fault armed on the control page', () => {
  it('applies to the given number of calls of its operation only', async () => {
    await arm({ operationId: 'getOptions', fault: 'serverError', times: 2 });
    expect((await test.api('/global-game-categories')).status).toBe(200);
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await test.api('/options')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('may be a transport error', async () => {
    await arm({ operationId: 'getOptions', fault: 'html' });
    expect((await test.fetch('/_api/options')).text).toContain('<!doctype html>');
  });

  it('can be removed', async () => {
    await arm({ operationId: 'getOptions', fault: 'empty', times: 9 });
    await arm({});
    expect((await test.api('/options')).status).toBe(200);
    expect((await test.fetch('/_sandbox/api/faults')).body).toEqual([]);
  });

  it.each([
    { operationId: 'getNothing', fault: 'html' },
    { operationId: 'getOptions', fault: 'no such thing' },
    { operationId: 'getOptions', fault: 'html', times: 0 },
    { operationId: 'getOptions', fault: 'html', times: 1.5 },
  ])('is refused when invalid: %j', async (body) => expect((await arm(body)).status).toBe(400));

  it('can be chosen on the page, like every example', async () => {
    const { text } = await test.fetch('/_sandbox');
    expect(text).toContain('<option>lose-reply</option>');
    expect(text).toContain('<option>serverError</option>');
  });
});
