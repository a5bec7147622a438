import { platformMoment } from '@baize/api';
import { fullIban, ibanProblem } from '@baize/forms/validation';
import type { MethodField, PaymentMethodData } from '../methods/PaymentMethodData.ts';
import { amountText } from '../payment/amountText.ts';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';

/** The name of the field that all methods have. */
export const AMOUNT = 'amount';
export const IBAN = 'iban';

/** Deposits in lira are multiples of ten (spec 3/9.money/2). Minor units. */
const DEPOSIT_STEP = 1000;
const ACCOUNT_NUMBER_MIN = 5;
const DIGITS = /^\d+$/;
const EMPTY = 'write_amount';

/** 100 for 10000, the format of amounts in the platform's messages. */
const whole = (minor: number) => String(minor / 100);

interface AmountContext {
  method: Pick<PaymentMethodData, 'min' | 'max'> & Partial<Pick<PaymentMethodData, 'fields'>>;
  direction: PaymentDirection;
  currency: string;
}

/** The sent value must not be longer than the field's maxlength (spec 3/5.money/1). */
const lengthProblem = ({ maxlength }: MethodField, sent: string): string | undefined =>
  maxlength !== undefined && sent.length > maxlength ? `write_max_count_${maxlength}` : undefined;

/** Amounts for deposits or withdrawals must be a multiple of this, in minor units. */
export const amountStep = (direction: PaymentDirection, currency: string): number =>
  direction === 'deposit' && currency === 'TRY' ? DEPOSIT_STEP : 1;

/** Why an amount (minor units) can't be paid, as the key of a platform message (spec 3/5.money/2). */
export function amountProblem(
  minor: number | undefined,
  { method: { min, max, fields = [] }, direction, currency }: AmountContext,
): string | undefined {
  if (minor === undefined) return EMPTY;
  if (minor <= 0) return 'amount_must_be_above_0';
  const own = fields.find(({ name }) => name === AMOUNT);
  const long = own && lengthProblem(own, amountText(minor));
  if (long) return long;
  if (min !== undefined && minor < min) return `amount_must_be_at_least_${whole(min)}`;
  if (max !== undefined && minor > max) return `amount_must_be_at_most_${whole(max)}`;
  const step = amountStep(direction, currency);
  return minor % step === 0 ? undefined : `amount_must_be_multiple_of_${whole(step)}`;
}

/** Formats a date and time for sending: UTC, year-month-day hour:minute:second (spec 3/5.money/6). */
function momentText(typed: string): string {
  const ms = Date.parse(typed);
  return Number.isNaN(ms) ? typed : platformMoment(ms);
}

/** Formats a field's text for sending. */
export function fieldText({ name, type }: MethodField, typed: string): string {
  if (name === IBAN) return fullIban(typed);
  return type === 'date' ? momentText(typed.trim()) : typed.trim();
}

function namedProblem({ name, type, options }: MethodField, text: string): string | undefined {
  if (name === IBAN) return ibanProblem(text);
  if (type === 'number' && !DIGITS.test(text)) return 'must_be_a_number';
  if (name === 'account_number' && text.length < ACCOUNT_NUMBER_MIN)
    return `account_number_must_be_at_least_${ACCOUNT_NUMBER_MIN}_characters`;
  const isOffered = type !== 'select' || options.some(({ id }) => id === text);
  if (isOffered) return undefined;
  return name === 'bank' ? 'please_select_a_valid_bank' : 'please_select_a_valid_option';
}

/** Why a field can't be sent, as the key of a platform message (spec 3/5.money/1). */
export function fieldProblem(field: MethodField, typed: string): string | undefined {
  const text = fieldText(field, typed);
  if (text === '') return field.required ? EMPTY : undefined;
  return lengthProblem(field, text) ?? namedProblem(field, text);
}
