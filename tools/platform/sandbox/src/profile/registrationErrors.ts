import type { Registration } from '@baize/api';
import { validateBirthDate, validatePersonalId, validatePhone } from '@baize/forms/validation';
import type { Sandbox } from '../Sandbox.ts';
import { dialCode } from '../site/countries.ts';
import { birthDateOf } from './birthDateOf.ts';
import { passwordErrors } from './passwordErrors.ts';
import { takenFields } from './takenFields.ts';

const ADULT = 18;

type FieldErrors = Record<string, readonly string[]>;

const FINAL_FIELDS = [
  'country_id',
  'name',
  'surname',
  'personal_id',
  'birth_day',
  'birth_month',
  'birth_year',
  'address',
] as const;

type Complete = Registration & Required<Pick<Registration, (typeof FINAL_FIELDS)[number]>>;

/** Whether every field of the final request is present. */
export const isComplete = (form: Registration): form is Complete =>
  FINAL_FIELDS.every((field) => form[field] !== undefined);

function phoneErrors(country: number, phone: string): FieldErrors {
  const dial = dialCode(country);
  if (!dial) return { phone_code: ['Country not found'] };
  return validatePhone(dial, phone) ? { phone: ['invalid_phone_number'] } : {};
}

/** The errors in the fields of step one, by field. */
export async function accountErrors({ db }: Sandbox, form: Registration): Promise<FieldErrors> {
  const { username, email, phone, phone_code: country } = form;
  return {
    ...phoneErrors(Number(country), phone),
    ...(await takenFields(db, { username: username.toLowerCase(), email, phone })),
    ...passwordErrors(form),
  };
}

function birthErrors(form: Complete, now: Date): FieldErrors {
  const problem = validateBirthDate(birthDateOf(form), ADULT, now.getTime());
  if (problem === 'format') return { birth_day: ['invalid_date'] };
  return problem ? { birth_year: ['must_be_at_least_18_years_old'] } : {};
}

/** The errors in the fields of step two, by field. */
export function personErrors({ clock }: Sandbox, form: Registration): FieldErrors {
  if (!isComplete(form)) {
    const missing = FINAL_FIELDS.filter((field) => form[field] === undefined);
    return Object.fromEntries(missing.map((field) => [field, ['fill_all_fields']]));
  }
  return {
    ...(dialCode(Number(form.country_id)) ? {} : { country_id: ['Country not found'] }),
    ...(validatePersonalId(form.personal_id, Number(form.country_id))
      ? { personal_id: ['invalid_personal_id'] }
      : {}),
    ...(form.name.trim() ? {} : { name: ['fill_all_fields'] }),
    ...(form.surname.trim() ? {} : { surname: ['fill_all_fields'] }),
    ...birthErrors(form, clock.date()),
  };
}
