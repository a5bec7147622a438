import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../../..');
/** All generated files that aren't in git, except builds. */
export const STATE = join(ROOT, '.baize');
/** Output of test runs: screenshots, reports. */
export const ARTIFACTS = join(ROOT, 'artifacts');
