/** The rules without React, so that the reference server refuses the same input as the site's forms. */
export { fullIban, ibanDigits, ibanProblem } from './iban.ts';
export { validateAddress } from './validateAddress.ts';
export { validateBirthDate } from './validateBirthDate.ts';
export { validateEmail } from './validateEmail.ts';
export { failedPasswordRules } from './passwordRules.ts';
export { completePersonalId, validatePersonalId } from './validatePersonalId.ts';
export { validatePhone } from './validatePhone.ts';
export { validateUsername } from './validateUsername.ts';
