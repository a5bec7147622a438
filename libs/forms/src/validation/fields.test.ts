import { describe, expect, it } from 'vitest';
import { validateAddress } from './validateAddress.ts';
import { validateBirthDate } from './validateBirthDate.ts';
import { validateEmail } from './validateEmail.ts';
import { validateUsername } from './validateUsername.ts';

describe('an e-mail address', () => {
  it.each([
    ['selin@mail.example', undefined],
    ['s.a+x@a.b.co', undefined],
    ['selin', 'format'],
    ['selin@mail', 'format'],
    ['selin@mail.c', 'format'],
    ['selin@.example', 'format'],
    ['selin@mail..example', 'format'],
    ['se lin@mail.example', 'format'],
    ['a@b@c.example', 'format'],
    [`${'x'.repeat(40)}@mail.example`, 'long'],
  ])('%s: %s', (email, problem) => expect(validateEmail(email)).toBe(problem));
});

describe('a user name', () => {
  it.each([
    ['selin.92', undefined],
    ['s', 'short'],
    ['x'.repeat(51), 'long'],
    ['şelin', 'letters'],
    ['se lin', 'letters'],
  ])('%s: %s', (username, problem) => expect(validateUsername(username)).toBe(problem));
});

describe('an address', () => {
  it.each([
    ['Kordon 4', undefined],
    ['x', 'short'],
    ['x'.repeat(101), 'long'],
  ])('%s: %s', (address, problem) => expect(validateAddress(address)).toBe(problem));
});

describe('a date of birth', () => {
  it.each([
    ['2007-05-17', 18, '2025-05-16T23:59:59Z', 'young'],
    ['2007-05-17', 18, '2025-05-17T00:00:00Z', undefined],
    ['2004-05-17', 21, '2025-05-16T12:00:00Z', 'young'],
    ['2004-02-29', 21, '2025-02-28T12:00:00Z', 'young'],
    ['2004-02-29', 21, '2025-03-01T00:00:00Z', undefined],
    ['1990-02-31', 18, '2025-01-01T00:00:00Z', 'format'],
    ['1990-02', 18, '2025-01-01T00:00:00Z', 'format'],
  ])('%s, of %i on %s: %s', (birth, age, now, problem) =>
    expect(validateBirthDate(birth, age, Date.parse(now))).toBe(problem),
  );
});
