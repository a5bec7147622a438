import type { Registration } from '@baize/api';
import type { FormErrors } from '@baize/forms';
import { lowerCase } from '@baize/i18n';
import { createStore } from '@baize/ui/store';
import { readDraft, writeDraft } from '../storage/sessionDraft.ts';

/** The country's id (spec 1/9.session/5). */
export const TURKEY = 222;

/** Fields of step one. `phone_code` is a country's id. */
export const NO_ACCOUNT = {
  username: '',
  email: '',
  phone_code: TURKEY,
  phone: '',
  password: '',
  password_confirmation: '',
};

/** Fields of step two. `birth` is `1994-07-31`, `country_id` a country's id. */
export const NO_PERSON = {
  name: '',
  surname: '',
  personal_id: '',
  birth: '',
  address: '',
  country_id: String(TURKEY),
  terms: false,
};

export type AccountValues = typeof NO_ACCOUNT;
export type PersonValues = typeof NO_PERSON;

interface RegistrationState {
  step: 'account' | 'person' | 'done';
  account: AccountValues;
  person: PersonValues;
  /** Errors in fields of step one that the platform only reports in reply to the last call. */
  refused?: FormErrors;
}

const DRAFT = 'register';

/** Passwords are never stored: the player types them again after a reload. */
const withoutPasswords = (account: AccountValues): AccountValues => ({
  ...account,
  password: '',
  password_confirmation: '',
});

function draftedState(): RegistrationState {
  const draft = readDraft(DRAFT, { ...NO_ACCOUNT, ...NO_PERSON });
  const pickStrings = <T extends object>(empty: T) =>
    Object.fromEntries(Object.keys(empty).map((key) => [key, draft[key as keyof typeof draft]])) as T;
  return {
    step: 'account',
    account: withoutPasswords(pickStrings(NO_ACCOUNT)),
    person: pickStrings(NO_PERSON),
  };
}

/**
 * The registration in progress. It survives closing the popup and going back a step; everything but passwords survives
 * a reload.
 */
export const registration = createStore<RegistrationState>(draftedState());

export function saveRegistration(change: Partial<RegistrationState>) {
  const next = { ...registration.get(), refused: undefined, ...change };
  registration.set(next);
  const draft = { ...withoutPasswords(next.account), ...next.person };
  writeDraft(DRAFT, next.step === 'done' ? undefined : draft);
}

export function forgetRegistration() {
  registration.set({ step: 'account', account: NO_ACCOUNT, person: NO_PERSON });
  writeDraft(DRAFT, undefined);
}

/** Payload of the first call; `type` makes it a check only. */
export const accountPayload = (account: AccountValues) => ({
  ...account,
  username: lowerCase(account.username.trim()),
  email: account.email.trim(),
});

/** Payload of the last call. */
export function registrationPayload(
  account: AccountValues,
  { birth, country_id: country, ...person }: PersonValues,
  more: Pick<Registration, 'turnstileToken' | 'ref_id'>,
): Registration {
  const [birth_year = '', birth_month = '', birth_day = ''] = birth.split('-');
  return {
    ...accountPayload(account),
    name: person.name.trim(),
    surname: person.surname.trim(),
    personal_id: person.personal_id.trim(),
    address: person.address.trim(),
    country_id: Number(country),
    birth_day,
    birth_month,
    birth_year,
    ...more,
  };
}
