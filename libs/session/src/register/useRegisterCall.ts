import { api, call, type Registration } from '@baize/api';
import { useFormMutation, type FormErrors } from '@baize/forms';
import { NO_ACCOUNT, NO_PERSON } from './registration.ts';

interface Options {
  /** Which refused field the alert is about, if there are several (spec 1/8.session/8 and 9). */
  announce: 'first' | 'last';
  onDone: () => void;
  onRefused: (refusal: FormErrors) => void;
}

/* A refusal of the last call may concern a field of step one. */
const names = [...Object.keys(NO_ACCOUNT), ...Object.keys(NO_PERSON)];
const aliases = new Map([
  ['birth_day', 'birth'],
  ['birth_month', 'birth'],
  ['birth_year', 'birth'],
]);

/** Sends one step of the registration, once per press. */
export const useRegisterCall = (options: Options) =>
  useFormMutation({
    ...options,
    names,
    aliases,
    send: (body: Registration) => call(api.POST('/account/register', { body })),
  });
