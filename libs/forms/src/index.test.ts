import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';
import * as rules from './validation/entry.ts';

it('exports exactly this', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'ADDRESS_LENGTH',
    'FormError',
    'PASSWORD_LENGTH',
    'PASSWORD_RULES',
    'USERNAME_LENGTH',
    'decodeFormErrors',
    'failedPasswordRules',
    'formsTexts',
    'loadPhoneRules',
    'passwordProblem',
    'useFieldMessages',
    'useFormError',
    'useFormMutation',
    'useValidatedForm',
    'validateAddress',
    'validateBirthDate',
    'validateEmail',
    'validatePersonalId',
    'validatePhoneLazily',
    'validateUsername',
  ]);
});

it('exports only the rules to Node', () => {
  expect(Object.keys(rules).sort()).toEqual([
    'completePersonalId',
    'failedPasswordRules',
    'fullIban',
    'ibanDigits',
    'ibanProblem',
    'validateAddress',
    'validateBirthDate',
    'validateEmail',
    'validatePersonalId',
    'validatePhone',
    'validateUsername',
  ]);
});
