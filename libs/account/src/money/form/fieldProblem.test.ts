import { platformMoment } from '@baize/api';
import { describe, expect, it } from 'vitest';
import type { MethodField } from '../methods/PaymentMethodData.ts';
import { amountProblem, fieldProblem, fieldText } from './fieldProblem.ts';

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
    expect(amountProblem(minor, { method, direction: 'deposit', currency: 'TRY' })).toBe(problem),
  );

  it('has no step for withdrawals and other currencies', () => {
    expect(amountProblem(10_550, { method, direction: 'withdrawal', currency: 'TRY' })).toBeUndefined();
    expect(amountProblem(10_500, { method, direction: 'deposit', currency: 'EUR' })).toBeUndefined();
  });

  it('is limited by its field’s maxlength in the format that is sent', () => {
    const fields = [field({ name: 'amount', type: 'number', maxlength: 4 })];
    const withdrawal = { method: { fields }, direction: 'withdrawal', currency: 'TRY' } as const;
    expect(amountProblem(1000_000, withdrawal)).toBe('write_max_count_4');
    expect(amountProblem(12_25, withdrawal)).toBe('write_max_count_4');
    expect(amountProblem(9999_00, withdrawal)).toBeUndefined();
  });

  it('has no limits if the platform sent none', () =>
    expect(amountProblem(10, { method: {}, direction: 'withdrawal', currency: 'TRY' })).toBeUndefined());
});

describe('a date and time', () => {
  const sent = field({ type: 'date', name: 'transfer_date', maxlength: 19 });

  it('are sent in UTC, to the second', () => {
    const own = platformMoment(new Date(2026, 2, 1, 14, 5, 9).getTime());
    expect(fieldText(sent, '2026-03-01T14:05:09')).toBe(own);
    expect(own).toMatch(/^2026-0\d-\d\d \d\d:\d\d:09$/);
    expect(fieldProblem(sent, '2026-03-01T14:05')).toBeUndefined();
  });

  it('stay as typed if invalid', () => expect(fieldText(sent, ' soon ')).toBe('soon'));
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
