import { expect, it } from 'vitest';
import { allowedUnseen } from './allowedUnseen.ts';
import { findChecks } from './findChecks.ts';
import { removeChecks } from './removeChecks.ts';
import { WRITTEN_CHECKS } from './writtenChecks.ts';

/** One for each way of detection: a changed row, a leaking reply, a reply that depends on another player. */
const SOME = ['payments/cancelPayment.ts', 'bonuses/bonusHistory.ts', 'protection/limitBreach.ts'];
/* `npm run fuzz:ownership` removes all of them, which takes longer than all other tests together. */
const chosen = [...findChecks(), ...WRITTEN_CHECKS].filter(({ file }) => SOME.includes(file));
const TIME = 900_000;

it(
  'ownership checks are detected when missing',
  async () => {
    expect(new Set(chosen.map(({ file }) => file))).toEqual(new Set(SOME));
    const outcomes = await removeChecks(chosen);
    const unseen = outcomes.filter(
      ({ removal, result }) =>
        result === 'broken' || (result === 'unseen' && allowedUnseen(removal) === undefined),
    );
    expect(unseen).toEqual([]);
  },
  TIME,
);
