import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../../..');
/** Everything generated and not in git, apart from builds. */
export const STATE = join(ROOT, '.baize');
/** What test runs leave behind: screenshots, reports. */
export const ARTIFACTS = join(ROOT, 'artifacts');
