import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failedPasswordRules } from './passwordRules.ts';

describe('a new password', () => {
  it.each([
    ['Quiet-Harbour-7', 'selin', []],
    ['Quiet-7', 'selin', ['length']],
    ['quiet-harbour-7', 'selin', ['upper']],
    ['QUIET-HARBOUR-7', 'selin', ['lower']],
    ['Quiet-Harbour', 'selin', ['number']],
    ['Quiet-Selin-7', 'SELIN', ['own']],
    ['Quiet-Selin-7', '  ', []],
    ['Quiet-Harbour-7', 'q', []],
    ['ÇiğdemŞen7', '', []],
    ['', 'selin', ['length', 'upper', 'lower', 'number']],
  ])('%j of %j breaks %j', (password, username, rules) =>
    expect(failedPasswordRules(password, username)).toEqual(rules),
  );

  it('never breaks a kept rule when it gets longer', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, more) => {
        const before = failedPasswordRules(start);
        expect(failedPasswordRules(start + more).filter((rule) => !before.includes(rule))).toEqual([]);
      }),
    ));
});
