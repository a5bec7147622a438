import { describe, expect, it } from 'vitest';
import type { Operation } from '../contract/Contract.ts';
import { gapsOf, makeMatrix } from './makeMatrix.ts';
import { signatureOf } from './signatureOf.ts';

const operation: Operation = {
  operationId: 'transfer',
  path: '/transfer',
  method: 'post',
  needsPlayer: true,
  sideEffect: false,
  statuses: new Set(['200', '422', '500']),
  examples: new Map([
    ['done', { status: 200, value: { message: 'transfer_done' } }],
    ['noMoney', { status: 422, value: { status: false, code: 19, message: 'insufficient_balance' } }],
    ['broken', { status: 500, value: { message: 'please_try_again' } }],
  ]),
};
const reply = (status: number, body: unknown, told = false) => ({
  operationId: 'transfer',
  status,
  body,
  told,
});
const ALL = [
  reply(200, { message: 'transfer_done' }),
  reply(422, { status: false, code: 19, message: 'insufficient_balance' }),
  reply(500, { message: 'please_try_again' }, true),
];

describe('the matrix', () => {
  it('is complete when every example was seen, and the success by itself', () => {
    const rows = makeMatrix([operation], ALL);
    expect(rows.map(({ seen }) => seen)).toEqual(['real', 'real', 'told']);
    expect(gapsOf(rows)).toEqual([]);
  });

  it('finds an example that nobody saw', () =>
    expect(gapsOf(makeMatrix([operation], ALL.slice(0, 2)))).toEqual(['transfer: "broken" was not seen.']));

  it('finds an operation whose success was only told', () => {
    const told = ALL.map((one) => ({ ...one, told: true }));
    expect(gapsOf(makeMatrix([operation], told))).toEqual(['transfer: no success of its own was seen.']);
  });
});

describe('two refusals are the same', () => {
  it.each([
    [{ message: 'a', errors: { amount: ['x'] } }, { message: 'b', errors: { iban: ['y'] } }, true],
    [{ status: false, code: 19, message: 'a' }, { status: false, code: 19, message: 'a' }, true],
    [{ status: false, code: 19, message: 'a' }, { status: false, code: 1005, message: 'a' }, false],
    [{ success: false, data: { message: 'a' } }, { message: 'a' }, false],
    [
      { success: false, data: { code: '621', message: 'a' } },
      { success: false, data: { message: 'a' } },
      false,
    ],
  ])('%j and %j: %s', (a, b, same) => expect(signatureOf(422, a) === signatureOf(422, b)).toBe(same));
});
