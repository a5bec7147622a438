/** The rules without React: the reference server refuses what the site's forms refuse. */
export { fullIban, ibanDigits, ibanProblem } from './iban.ts';
export { validateAddress } from './validateAddress.ts';
export { validateBirthDate } from './validateBirthDate.ts';
export { validateEmail } from './validateEmail.ts';
export { failedPasswordRules } from './passwordRules.ts';
export { completePersonalId, validatePersonalId } from './validatePersonalId.ts';
export { validatePhone } from './validatePhone.ts';
export { validateUsername } from './validateUsername.ts';
