import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as rules from './rules/door.ts';

it('exports exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'ADDRESS_LENGTH',
    'FormProblem',
    'PASSWORD_LENGTH',
    'PASSWORD_RULES',
    'USERNAME_LENGTH',
    'addressProblem',
    'birthProblem',
    'brokenPasswordRules',
    'checkPhone',
    'emailProblem',
    'formsTexts',
    'loadPhoneRules',
    'personalIdProblem',
    'readFormRefusal',
    'useCheckedForm',
    'useFieldWords',
    'useFormCall',
    'useFormProblem',
    'usernameProblem',
  ]);
});

it('exports the rules alone for Node', () => {
  expect(Object.keys(rules).sort()).toEqual([
    'addressProblem',
    'birthProblem',
    'brokenPasswordRules',
    'completePersonalId',
    'emailProblem',
    'personalIdProblem',
    'phoneProblem',
    'usernameProblem',
  ]);
});
