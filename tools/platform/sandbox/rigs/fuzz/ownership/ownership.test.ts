import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../../../src/testing/openTest.ts';
import { staleIds, undeclaredIds } from './parameterKinds.ts';
import { runOwnership } from './runOwnership.ts';

const TIME = 120_000;

let test: TestSandbox;
beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

describe('the ownership fuzz', () => {
  it('has the kind of every id in the contract', () => {
    expect(undeclaredIds()).toEqual([]);
    expect(staleIds()).toEqual([]);
  });

  it(
    'finds no access to another player’s records',
    async () => {
      const { faults } = await runOwnership(test);
      expect(faults).toEqual([]);
    },
    TIME,
  );
});
