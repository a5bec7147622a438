export { formsTexts } from './texts.ts';
export { FormError } from './form/FormError.tsx';
export { decodeFormErrors, type FormErrors } from './form/decodeFormErrors.ts';
export { useValidatedForm, type ValidatedForm, type Validators } from './form/useValidatedForm.ts';
export { useFormMutation } from './form/useFormMutation.ts';
export { useFormError } from './form/useFormError.ts';
export { validateAddress, ADDRESS_LENGTH } from './validation/validateAddress.ts';
export { validateBirthDate } from './validation/validateBirthDate.ts';
export { validatePhoneLazily, loadPhoneRules } from './validation/validatePhoneLazily.ts';
export { validateEmail } from './validation/validateEmail.ts';
export {
  failedPasswordRules,
  passwordProblem,
  PASSWORD_LENGTH,
  PASSWORD_RULES,
  type PasswordRule,
} from './validation/passwordRules.ts';
export { validatePersonalId } from './validation/validatePersonalId.ts';
export { validateUsername, USERNAME_LENGTH } from './validation/validateUsername.ts';
export type { FieldProblem } from './messages/fieldMessage.ts';
export { useFieldMessages } from './messages/useFieldMessages.ts';
