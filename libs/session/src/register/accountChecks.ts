import { brokenPasswordRules, checkPhone, emailProblem, usernameProblem, type Checks } from '@baize/forms';
import type { AccountValues } from './registration.ts';

/** The rules of step one. `dialOf` gives a country's dial code by its id, where the countries are known. */
export const accountChecks = (dialOf: (country: number) => string | undefined): Checks<AccountValues> => ({
  username: (username) => usernameProblem(username.trim()),
  email: (email) => emailProblem(email.trim()),
  phone: async (phone, { phone_code: country }) => {
    const dial = dialOf(country);
    return dial === undefined ? undefined : checkPhone(dial, phone);
  },
  password: (password, { username }) => brokenPasswordRules(password, username)[0],
  password_confirmation: (repeated, { password }) => (repeated === password ? undefined : 'differs'),
});
