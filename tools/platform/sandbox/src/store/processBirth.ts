import { readFileSync } from 'node:fs';

const START_TIME_FIELD = 19;

/** A process's start time in kernel ticks; distinguishes a holder from a later process with the same id. */
export function processBirth(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD] ?? '';
  } catch {
    return '';
  }
}
