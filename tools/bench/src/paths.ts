import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');
/** What a run makes for itself; nothing of it is kept in git. */
export const WORK = join(ROOT, '.baize/bench');
export const FLOOR = join(WORK, 'floor');
export const RESULTS = join(ROOT, 'artifacts/bench');
