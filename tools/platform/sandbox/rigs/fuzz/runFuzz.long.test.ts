import { beforeAll, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../../src/testing/openTest.ts';
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

it(
  'finds no server error, no undocumented status and no access to another player’s data',
  async () => {
    const { requests } = await runFuzz({ test, seed: Number(process.env.FUZZ_SEED ?? 7), cases: CASES });
    expect(requests).toBeGreaterThan(OPERATIONS.length * CASES * 5);
  },
  TIME,
);
