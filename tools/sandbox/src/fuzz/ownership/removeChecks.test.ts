import { describe, expect, it } from 'vitest';
import { ALLOWED_UNSEEN, allowedUnseen } from './allowedUnseen.ts';
import { findChecks, sourceOf } from './findChecks.ts';
import { removeChecks } from './removeChecks.ts';
import { removeFrom } from './withoutCheck.ts';
import { WRITTEN_CHECKS } from './writtenChecks.ts';

const ALL = [...findChecks(), ...WRITTEN_CHECKS];
/** One for each way of detection: a changed row, a leaking reply, a reply that depends on another player. */
const SOME = ['payments/cancelPayment.ts', 'bonuses/bonusHistory.ts', 'protection/limitBreach.ts'];
/* `npm run fuzz:ownership` removes all of them, which takes longer than all other tests together. */
const chosen = ALL.filter(({ file }) => SOME.includes(file));
const TIME = 900_000;

describe('the ownership checks', () => {
  it('are found in the sources, and each of them can be removed', () => {
    expect(ALL.length).toBeGreaterThan(60);
    for (const removal of ALL)
      expect(removeFrom(sourceOf(removal.file), removal)).not.toBe(sourceOf(removal.file));
    for (const file of SOME) expect(chosen.some((removal) => removal.file === file)).toBe(true);
  });

  it('are only allowed to go undetected with a reason, and where they exist', () => {
    const known = ALL.filter((removal) => allowedUnseen(removal) !== undefined);
    expect(known).toHaveLength(ALLOWED_UNSEEN.length);
  });

  it('can’t be removed from a source that has changed', () => {
    const removal = { file: 'a.ts', text: 'check()', nth: 2, instead: '' };
    expect(removeFrom('check(); check();', removal)).toBe('check(); ;');
    expect(() => removeFrom('check();', removal)).toThrow('a.ts holds no 2. "check()"');
  });

  it(
    'are detected when missing',
    async () => {
      const outcomes = await removeChecks(chosen);
      const unseen = outcomes.filter(
        ({ removal, result }) =>
          result === 'broken' || (result === 'unseen' && allowedUnseen(removal) === undefined),
      );
      expect(unseen).toEqual([]);
    },
    TIME,
  );
});
