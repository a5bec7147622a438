import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { passwordStrength, STRENGTHS } from './passwordStrength.ts';

it.each([
  ['', '', undefined],
  ['a', '', 'weak'],
  ['Ab1x', '', 'weak'],
  ['abcdefgh1', '', 'weak'],
  ['ABCDEFGH1', '', 'weak'],
  ['Abcdefghij', '', 'weak'],
  ['Abcdef1', '', 'weak'],
  ['Abcdefg1', '', 'fair'],
  ['Şekerci5', '', 'fair'],
  ['Harbour729', '', 'good'],
  ['Ab1!xyzw', '', 'good'],
  ['Harbour-72', '', 'strong'],
  ['QuietHarbour729', '', 'strong'],
  ['Quiet-Selin-7', 'SELIN', 'weak'],
  ['Quiet-Harbour-7', ' ', 'strong'],
] as const)('%s with the user name %s is %s', (password, username, strength) => {
  expect(passwordStrength(password, username)).toBe(strength);
});

it('a longer password is never weaker', () => {
  const rank = (password: string) => STRENGTHS.indexOf(passwordStrength(password) ?? 'weak');
  assert(property(string(), string(), (start, more) => rank(start + more) >= rank(start)));
});
