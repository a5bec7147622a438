import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** The contract as one file, made by `npm run gen`. */
export const CONTRACT = join(ROOT, 'libs/api/src/generated/openapi.json');
/** The contract as it was last released. */
export const RELEASED = join(ROOT, 'openapi/released/openapi.json');
export const CHANGELOG = join(ROOT, 'openapi/CHANGELOG.md');
