import { addressProblem, birthProblem, personalIdProblem, type Checks } from '@baize/forms';
import type { PersonValues } from './registration.ts';

/** The rules of step two; `age` is the youngest that the brand takes. */
export const personChecks = (age: number): Checks<PersonValues> => ({
  personal_id: (id, { country_id: country }) => personalIdProblem(id.trim(), Number(country)),
  birth: (birth) => birthProblem(birth, age, Date.now()),
  address: (address) => addressProblem(address.trim()),
});
