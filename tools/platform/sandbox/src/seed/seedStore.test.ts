import { beforeAll, expect, it } from 'vitest';
import { LIMIT_TYPE } from '../protection/limitUse.ts';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

it.each(Object.entries(LIMIT_TYPE))('ada has used a part of her limits on %s', async (_, type) => {
  const token = await test.login('ada');
  const { body } = await test.api(`/limits/${type}`, { token });
  for (const period of ['weekly', 'monthly'] as const) {
    const [used, most] = [Number(body.limit.used?.[period]), Number(body.limit[period])];
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThan(most);
  }
});
