import { describe, expect, it } from 'vitest';
import type { MethodField } from '../methods/PaymentMethodData.ts';
import { amountProblem, fieldProblem } from './fieldProblem.ts';

const field = (more: Partial<MethodField> = {}): MethodField => ({
  type: 'text',
  name: 'sender_name',
  required: true,
  options: [],
  ...more,
});
const method = { min: 10_000, max: 50_000_00 };

describe('an amount', () => {
  it.each([
    [undefined, 'write_amount'],
    [0, 'amount_must_be_above_0'],
    [9_000, 'amount_must_be_at_least_100'],
    [50_001_00, 'amount_must_be_at_most_50000'],
    [10_500, 'amount_must_be_multiple_of_10'],
    [10_000, undefined],
    [50_000_00, undefined],
  ])('of %s minor units, to deposit: %s', (minor, problem) =>
    expect(amountProblem(minor, { method, way: 'deposit', currency: 'TRY' })).toBe(problem),
  );

  it('has no step in a withdrawal, or in another currency', () => {
    expect(amountProblem(10_550, { method, way: 'withdrawal', currency: 'TRY' })).toBeUndefined();
    expect(amountProblem(10_500, { method, way: 'deposit', currency: 'EUR' })).toBeUndefined();
  });

  it('has no bounds where the platform sent none', () =>
    expect(amountProblem(10, { method: {}, way: 'withdrawal', currency: 'TRY' })).toBeUndefined());
});

describe('a field', () => {
  it.each<[Partial<MethodField>, string, string | undefined]>([
    [{}, '', 'write_amount'],
    [{}, '   ', 'write_amount'],
    [{ required: false }, '', undefined],
    [{ maxlength: 5 }, 'abcdef', 'write_max_count_5'],
    [{ maxlength: 5 }, ' abcde ', undefined],
    [{ type: 'number' }, '12ab', 'must_be_a_number'],
    [{ type: 'number' }, '0123', undefined],
    [{ type: 'number', name: 'account_number' }, '1234', 'account_number_must_be_at_least_5_characters'],
    [{ type: 'select', name: 'bank', options: [{ id: 'a', name: 'A' }] }, 'b', 'please_select_a_valid_bank'],
    [{ type: 'select', name: 'network' }, 'b', 'please_select_a_valid_option'],
    [{ type: 'select', name: 'bank', options: [{ id: 'a', name: 'A' }] }, 'a', undefined],
    [{ name: 'iban', maxlength: 34 }, '33 0006 1005 1978 6457 8413 26', undefined],
    [{ name: 'iban', maxlength: 34 }, '12', 'iban_must_be_at_least_26_characters'],
  ])('%j with %j: %s', (more, typed, problem) => expect(fieldProblem(field(more), typed)).toBe(problem));
});
