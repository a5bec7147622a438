import { expect, it } from 'vitest';
import { readAmount } from './readAmount.ts';

it.each([
  ['250.00', 250_00n],
  ['0.5', 50n],
  [12.34, 12_34n],
  ['99999999', 99_999_999_00n],
])('reads %s', (value, minor) => {
  expect(readAmount(value)).toBe(minor);
});

it.each(['', '0', '0.00', '-5', '1.234', '1e3', 1e-7, '99999999.01', null, undefined, {}])(
  'refuses %s',
  (value) => {
    expect(readAmount(value)).toBeUndefined();
  },
);
