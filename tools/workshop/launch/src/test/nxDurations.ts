import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTIFACTS } from '../setup/paths.ts';

/** Where Nx notes how long the tasks of a run took; relative to the root, as it wants it. */
export const NX_PROFILE = 'artifacts/nx';

interface TraceEvent {
  name: string;
  ph: string;
  /** In microseconds. */
  dur?: number;
}

/** The tasks of an Nx run and their seconds, slowest first; none where it wasn't Nx or noted nothing. */
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
