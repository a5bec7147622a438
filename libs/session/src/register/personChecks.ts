import { validateAddress, validateBirthDate, validatePersonalId, type Validators } from '@baize/forms';
import type { PersonValues } from './registration.ts';

/** The rules of step two; `age` is the youngest that the brand takes. */
export const personChecks = (age: number): Validators<PersonValues> => ({
  personal_id: (id, { country_id: country }) => validatePersonalId(id.trim(), Number(country)),
  birth: (birth) => validateBirthDate(birth, age, Date.now()),
  address: (address) => validateAddress(address.trim()),
});
