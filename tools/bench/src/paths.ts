import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');
/** Working files of a run; ignored by git. */
export const WORK = join(ROOT, '.baize/bench');
export const FLOOR = join(WORK, 'floor');
export const RESULTS = join(ROOT, 'artifacts/bench');
