export { formsTexts } from './texts.ts';
export { FormProblem } from './problem/FormProblem.tsx';
export { readFormRefusal, type FormRefusal } from './problem/readFormRefusal.ts';
export { useCheckedForm, type CheckedForm, type Checks } from './problem/useCheckedForm.ts';
export { useFormCall } from './problem/useFormCall.ts';
export { useFormProblem } from './problem/useFormProblem.ts';
export { addressProblem, ADDRESS_LENGTH } from './rules/addressProblem.ts';
export { birthProblem } from './rules/birthProblem.ts';
export { checkPhone, loadPhoneRules } from './rules/checkPhone.ts';
export { emailProblem } from './rules/emailProblem.ts';
export {
  brokenPasswordRules,
  PASSWORD_LENGTH,
  PASSWORD_RULES,
  type PasswordRule,
} from './rules/passwordRules.ts';
export { personalIdProblem } from './rules/personalIdProblem.ts';
export { usernameProblem, USERNAME_LENGTH } from './rules/usernameProblem.ts';
export type { FieldProblem } from './words/fieldText.ts';
export { useFieldWords } from './words/useFieldWords.ts';
