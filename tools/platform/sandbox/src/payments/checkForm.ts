import type { PaymentField } from '@baize/api';
import { fullIban, ibanProblem } from '@baize/forms/validation';
import { formatMoney, parseMoney } from '../money.ts';
import { formOf } from './methodView.ts';
import type { PaymentMethod } from './PaymentMethod.ts';

export type FieldErrors = Record<string, readonly string[]>;
export interface ValidatedForm {
  amount: bigint;
  /** The method's own fields, normalized; unknown fields are left out. */
  details: Record<string, string>;
}

type Form = Readonly<Record<string, unknown>>;

/** The minimum length of an account number. */
const ACCOUNT_NUMBER_MIN = 5;
const DATE = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/;
const DIGITS = /^\d+$/;

const textOf = (form: Form, name: string): string => {
  const value = Object.hasOwn(form, name) ? form[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

const whole = (minor: bigint) => formatMoney(minor).replace(/\.00$/, '');

/** Why an amount is invalid for the method; undefined if it's valid. */
export function amountFault({ min, max, step }: PaymentMethod, amount: bigint | undefined) {
  if (amount === undefined) return 'amount_must_be_a_number';
  if (amount < min) return `amount_must_be_at_least_${whole(min)}`;
  if (amount > max) return `amount_must_be_at_most_${whole(max)}`;
  if (step && amount % step !== 0n) return `amount_must_be_multiple_of_${whole(step)}`;
  return undefined;
}

/** Validation by field name. */
const NAMED_FAULTS = new Map(
  Object.entries<(text: string) => string | undefined>({
    iban: (text) => ibanProblem(fullIban(text)),
    account_number: (text) =>
      text.length < ACCOUNT_NUMBER_MIN ? 'account_number_must_be_at_least_5_characters' : undefined,
  }),
);

const TYPE_FAULTS: Record<PaymentField['type'], (text: string, field: PaymentField) => string | undefined> = {
  text: () => undefined,
  number: (text) => (DIGITS.test(text) ? undefined : 'must_be_a_number'),
  date: (text) => (DATE.test(text) ? undefined : 'invalid_date'),
  select: (text, { name, options }) =>
    options?.some(({ id }) => id === text)
      ? undefined
      : name === 'bank'
        ? 'please_select_a_valid_bank'
        : 'please_select_a_valid_option',
};

function fieldFault(field: PaymentField, text: string): string | undefined {
  const { name, required, maxlength, type } = field;
  if (text === '') return required ? 'write_amount' : undefined;
  if (maxlength && text.length > maxlength) return `write_max_count_${maxlength}`;
  return TYPE_FAULTS[type](text, field) ?? NAMED_FAULTS.get(name)?.(text);
}

/** Validates a payment form: the amount in minor units and the fields, or the messages by field. */
export function checkForm(method: PaymentMethod, form: Form): ValidatedForm | { errors: FieldErrors } {
  const errors = new Map<string, readonly string[]>();
  const details = new Map<string, string>();
  const asked = textOf(form, 'amount');
  const amount = parseMoney(asked);
  const fault = asked === '' ? 'write_amount' : amountFault(method, amount);
  if (fault) errors.set('amount', [fault]);
  for (const field of formOf(method)) {
    if (field.name === 'amount') continue;
    const text = textOf(form, field.name);
    const wrong = fieldFault(field, text);
    if (wrong) errors.set(field.name, [wrong]);
    else if (text !== '') details.set(field.name, field.name === 'iban' ? fullIban(text) : text);
  }
  return errors.size > 0 || amount === undefined
    ? { errors: Object.fromEntries(errors) }
    : { amount, details: Object.fromEntries(details) };
}
