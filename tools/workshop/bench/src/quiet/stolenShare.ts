import { readFileSync } from 'node:fs';

/** CPU ticks of all processors since boot. */
interface Ticks {
  all: number;
  stolen: number;
}

/** user, nice, system, idle, iowait, irq, softirq, steal: guest time is already included in user and nice. */
const COUNTED = 8;
const STEAL = 7;

/** Parses the first line of /proc/stat: `cpu` and the ticks by kind. */
export function ticksOf(stat: string): Ticks {
  const ticks = stat
    .slice(0, stat.indexOf('\n'))
    .split(/\s+/)
    .slice(1, 1 + COUNTED)
    .map(Number);
  return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[STEAL] ?? 0 };
}

function readTicks(): Ticks | undefined {
  try {
    return ticksOf(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Measures the share of CPU time taken by the machine's host (steal). The returned function gives the share since the
 * start, 0 to 1; 0 if the system doesn't count it.
 */
export function watchStolen(read: () => Ticks | undefined = readTicks): () => number {
  const before = read();
  return () => {
    const after = read();
    if (!before || !after || after.all === before.all) return 0;
    return (after.stolen - before.stolen) / (after.all - before.all);
  };
}
