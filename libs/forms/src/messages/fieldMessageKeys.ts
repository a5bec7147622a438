/* @chunk fields */
import type { FormKey } from '../texts.ts';

/** Reasons to refuse a field. */
export const REASONS = [
  'missing',
  'format',
  'short',
  'long',
  'letters',
  'digits',
  'checksum',
  'taken',
  'differs',
  'young',
] as const;
export type Reason = (typeof REASONS)[number];

type FieldRow = Partial<Record<Reason, FormKey>> & {
  /** Key of the field's label. */
  name: FormKey;
  /** Key of the error text when the reason is unknown. */
  wrong: FormKey;
};

const ROWS: readonly (readonly [names: string, row: FieldRow])[] = [
  [
    'username',
    {
      name: 'username',
      wrong: 'username_wrong',
      short: 'username_short',
      letters: 'username_letters',
      taken: 'username_taken',
    },
  ],
  ['email', { name: 'email', wrong: 'email_wrong', taken: 'email_taken' }],
  [
    'phone no',
    { name: 'phone', wrong: 'phone_wrong', short: 'phone_short', long: 'phone_long', taken: 'phone_taken' },
  ],
  ['phone_code', { name: 'phone_code', wrong: 'phone_code_wrong', missing: 'phone_code_wrong' }],
  ['password', { name: 'password', wrong: 'password_wrong', short: 'password_short', long: 'password_long' }],
  [
    'password_confirmation',
    { name: 'password_confirmation', wrong: 'password_differs', differs: 'password_differs' },
  ],
  ['current_password', { name: 'current_password', wrong: 'current_password_wrong' }],
  ['name', { name: 'name', wrong: 'name_wrong' }],
  ['surname', { name: 'surname', wrong: 'surname_wrong' }],
  [
    'personal_id',
    {
      name: 'personal_id',
      wrong: 'personal_id_wrong',
      digits: 'personal_id_digits',
      taken: 'personal_id_taken',
    },
  ],
  /* Only the last digits, which identify a player who has forgotten the password. */
  ['personal_id_end', { name: 'personal_id', wrong: 'personal_id_end_wrong' }],
  [
    'birth birth_day birth_month birth_year',
    { name: 'birth', wrong: 'birth_wrong', missing: 'birth_missing', young: 'birth_young' },
  ],
  ['address', { name: 'address', wrong: 'address_wrong', short: 'address_short', long: 'address_long' }],
  ['city', { name: 'city', wrong: 'city_wrong' }],
  ['country_id country', { name: 'country', wrong: 'country_wrong', missing: 'country_wrong' }],
  ['terms', { name: 'terms', wrong: 'terms_missing', missing: 'terms_missing' }],
  ['code sms_code', { name: 'code', wrong: 'code_wrong', short: 'code_short' }],
];

const TABLE: ReadonlyMap<string, FieldRow> = new Map(
  ROWS.flatMap(([names, row]) => names.split(' ').map((name) => [name, row] as const)),
);

const GENERAL: Partial<Record<Reason, FormKey>> = { missing: 'missing' };

export const isReason = (text: string | undefined): text is Reason =>
  (REASONS as readonly (string | undefined)[]).includes(text);

/** The text key for a reason: the field's own if it has one, otherwise the general one. */
export const reasonKey = (field: string, reason: Reason): FormKey | undefined =>
  TABLE.get(field)?.[reason] ?? GENERAL[reason];

/** The text key for an unknown reason; also for a field that isn't in the table. */
export const wrongKey = (field: string): FormKey => TABLE.get(field)?.wrong ?? 'wrong';

/** The key of a field's label; undefined for a field that isn't in the table. */
export const nameKey = (field: string): FormKey | undefined => TABLE.get(field)?.name;

/** The fields with their own texts. */
export const FIELDS: readonly string[] = [...TABLE.keys()];
