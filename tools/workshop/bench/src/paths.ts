import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');
/** Working files of a checkout's runs; ignored by git. */
export const workFolder = (root: string) => join(root, '.baize/bench');
export const WORK = workFolder(ROOT);
export const FLOOR = join(WORK, 'floor');
export const RESULTS = join(ROOT, 'artifacts/bench');
/** The figures of each run, one JSON object a line; a nightly run carries it on. */
export const HISTORY = join(RESULTS, 'history.jsonl');
