import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type OpenEngine } from './engines.ts';
import { mixedLoad } from './mixedLoad.ts';
import { modelSequences } from './modelSequences.ts';

const TIME = 120_000;

/* Short runs; `npm run stress:ledger` has the long ones. */
describe.each(Object.entries(ENGINES))('the ledger on %s', (_, open) => {
  let engine: OpenEngine;
  beforeAll(async () => {
    engine = await open();
    return () => engine.close();
  }, TIME);

  it(
    'keeps acknowledged transfers when many clients use the same accounts',
    async () => {
      const { done, refused, replayed } = await mixedLoad(engine.test, {
        clients: 16,
        operations: 400,
        seed: 1,
      });
      expect(done + refused + replayed).toBe(400);
      expect(Math.min(done, refused, replayed)).toBeGreaterThan(0);
    },
    TIME,
  );

  it('matches the model', () => modelSequences(engine.test, { sequences: 8, steps: 25, seed: 2 }), TIME);
});
