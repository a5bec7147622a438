import {
  passwordProblem,
  validatePhoneLazily,
  validateEmail,
  validateUsername,
  type Validators,
} from '@baize/forms';
import type { AccountValues } from './registration.ts';

/** Validators of step one. `dialOf` returns a country's dial code by id, once the countries are loaded. */
export const accountChecks = (
  dialOf: (country: number) => string | undefined,
): Validators<AccountValues> => ({
  username: (username) => validateUsername(username.trim()),
  email: (email) => validateEmail(email.trim()),
  phone: async (phone, { phone_code: country }) => {
    const dial = dialOf(country);
    return dial === undefined ? undefined : validatePhoneLazily(dial, phone);
  },
  password: passwordProblem,
  password_confirmation: (repeated, { password }) => (repeated === password ? undefined : 'differs'),
});
