import { describe, expect, it } from 'vitest';
import { findIcons } from './findIcons.ts';

const NAMES = ['PlayIcon', 'MoneyInIcon', 'MoneyOutIcon', 'CapsLockIcon'] as const;

describe('findIcons', () => {
  it.each([
    ['', ['PlayIcon', 'MoneyInIcon', 'MoneyOutIcon', 'CapsLockIcon']],
    ['money', ['MoneyInIcon', 'MoneyOutIcon']],
    ['  out MONEY ', ['MoneyOutIcon']],
    ['capslock', ['CapsLockIcon']],
    ['caps-lock', ['CapsLockIcon']],
    ['icon', []],
    ['nothing', []],
  ])('%j finds %j', (query, found) => {
    expect(findIcons(NAMES, query)).toEqual(found);
  });
});
