import { validateAddress, validateBirthDate, validatePersonalId, type Validators } from '@baize/forms';
import type { PersonValues } from './registration.ts';

/** Validators of step two; `age` is the brand's minimum age. */
export const personChecks = (age: number): Validators<PersonValues> => ({
  personal_id: (id, { country_id: country }) => validatePersonalId(id.trim(), Number(country)),
  birth: (birth) => validateBirthDate(birth, age, Date.now()),
  address: (address) => validateAddress(address.trim()),
});
