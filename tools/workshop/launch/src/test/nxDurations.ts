import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTIFACTS } from '../setup/paths.ts';

/** The file in which Nx records task durations; relative to the root, as Nx requires. */
export const NX_PROFILE = 'artifacts/nx';

interface TraceEvent {
  name: string;
  ph: string;
  /** In microseconds. */
  dur?: number;
}

/** The tasks of an Nx run and their seconds, slowest first; empty if it wasn't Nx or recorded nothing. */
export function nxDurations(profile: string): { name: string; seconds: number }[] {
  let events: TraceEvent[];
  try {
    events = JSON.parse(readFileSync(join(ARTIFACTS, '..', profile), 'utf8')) as TraceEvent[];
  } catch {
    return [];
  }
  return events
    .filter(({ ph }) => ph === 'X')
    .map(({ name, dur = 0 }) => ({ name: name.replace(/^baize:|^@baize\//, ''), seconds: dur / 1e6 }))
    .toSorted((a, b) => b.seconds - a.seconds);
}
