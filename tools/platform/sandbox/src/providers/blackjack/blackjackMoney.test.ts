import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cents, openSeat, type View } from '../../testing/openSeat.ts';
import { openTest, START_TIME, type TestSandbox } from '../../testing/openTest.ts';
import type { Move } from './hand.ts';

let test: TestSandbox;
let login: string;

beforeAll(async () => {
  test = await openTest();
  login = await test.login('deniz');
  return () => test.close();
}, START_TIME);

describe('the postings of a table', () => {
  const steps = fc.array(fc.constantFrom('deal', 'hit', 'stand', 'double'), { minLength: 5, maxLength: 25 });

  it.each([
    ['real', () => login],
    ['demo', () => undefined],
  ])(
    'balance for any moves (%s)',
    async (mode, token) => {
      const seat = openSeat(test);
      const session = await seat.open(token());
      expect(session.mode).toBe(mode);
      let held = cents((await seat.look(session)).balance);
      let waiting: View | null = null;
      const play = async (step: string) => {
        const paid = cents(waiting?.stake ?? '0');
        const { status, view } =
          step === 'deal' || !waiting
            ? await seat.deal(session)
            : await seat.move(session, waiting, step as Move);
        if (status !== 200) return;
        held += cents(view.win) - (cents(view.stake) - paid);
        expect(cents(view.balance)).toBe(held);
        waiting = view.result === null ? view : null;
      };
      await fc.assert(
        fc.asyncProperty(steps, async (list) => {
          for (const step of list) await play(step);
          await test.settle();
        }),
        { endOnFailure: true },
      );
      await seat.finish(session);
    },
    60_000,
  );
});
