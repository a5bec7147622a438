/** The rules alone, without React: for the reference server, which refuses what the site's forms refuse. */
export { addressProblem } from './addressProblem.ts';
export { birthProblem } from './birthProblem.ts';
export { emailProblem } from './emailProblem.ts';
export { brokenPasswordRules } from './passwordRules.ts';
export { completePersonalId, personalIdProblem } from './personalIdProblem.ts';
export { phoneProblem } from './phoneProblem.ts';
export { usernameProblem } from './usernameProblem.ts';
