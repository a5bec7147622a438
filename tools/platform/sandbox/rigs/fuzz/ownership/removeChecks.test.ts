import { describe, expect, it } from 'vitest';
import { ALLOWED_UNSEEN, allowedUnseen } from './allowedUnseen.ts';
import { findChecks, sourceOf } from './findChecks.ts';
import { removeFrom } from './withoutCheck.ts';
import { WRITTEN_CHECKS } from './writtenChecks.ts';

const ALL = [...findChecks(), ...WRITTEN_CHECKS];

describe('the ownership checks', () => {
  it('are found in the sources, and each of them can be removed', () => {
    expect(ALL.length).toBeGreaterThan(60);
    for (const removal of ALL)
      expect(removeFrom(sourceOf(removal.file), removal)).not.toBe(sourceOf(removal.file));
  });

  it('are only allowed to go undetected with a reason, and where they exist', () => {
    const known = ALL.filter((removal) => allowedUnseen(removal) !== undefined);
    expect(known).toHaveLength(ALLOWED_UNSEEN.length);
  });

  it('can’t be removed from a source that has changed', () => {
    const removal = { file: 'a.ts', text: 'check()', nth: 2, instead: '' };
    expect(removeFrom('check(); check();', removal)).toBe('check(); ;');
    expect(() => removeFrom('check();', removal)).toThrow('a.ts has no 2. "check()"');
  });
});
