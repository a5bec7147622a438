import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');
/** Everything that is made and not kept in git, apart from builds. */
export const STATE = join(ROOT, '.baize');
