import { costsOf } from './costsOf.ts';
import { packageOf } from './packageOf.ts';
import { scriptCosts, type ProfileChunk, type ScriptCost } from './scriptCosts.ts';
import { slowTasks } from './slowTasks.ts';
import type { TraceProfile } from './TraceProfile.ts';

/** Functions shown for each slow task. */
const TOP_OF_TASK = 6;

interface Line {
  ms: number;
  label: string;
}

const printLines = (costs: readonly Line[]) =>
  console.log(`${costs.map(({ ms, label }) => `${ms.toFixed(1).padStart(8)}  ${label}`).join('\n')}\n`);

const asLines = (costs: readonly ScriptCost[]): Line[] =>
  costs.map(({ where, ms }) => ({ ms, label: where }));

function byPackage(costs: readonly ScriptCost[]): Line[] {
  const sums = new Map<string, number>();
  for (const { where, ms } of costs) sums.set(packageOf(where), (sums.get(packageOf(where)) ?? 0) + ms);
  return [...sums].map(([label, ms]) => ({ ms, label })).sort((a, b) => b.ms - a.ms);
}

/**
 * Prints a profile: the whole by kind of work, by package and by function, and each long task.
 *
 * @param options How many functions are shown, and from which thread time on a task is, ms.
 * @param clientFolder The folder with an app's built files and their source maps.
 */
export function printProfile(
  profile: TraceProfile,
  { top, longMs }: { top: number; longMs: number },
  clientFolder: (app: string) => string,
) {
  const { events, thread, range } = profile;
  const chunks = events as readonly ProfileChunk[];
  const kindsOf = (part: readonly [number, number]) =>
    costsOf(events, thread, part).map(({ kind, ms }) => ({ ms, label: kind }));
  printLines(kindsOf(range));
  const scripts = scriptCosts(chunks, thread.pid, range, clientFolder);
  printLines(byPackage(scripts));
  printLines(asLines(scripts.slice(0, top)));
  for (const { after, threadMs, range: part } of slowTasks(profile, longMs)) {
    console.log(`a task of ${threadMs.toFixed(0)} ms, ${after.toFixed(0)} ms after the start`);
    printLines([
      ...kindsOf(part).filter(({ ms }) => ms >= 1),
      ...asLines(scriptCosts(chunks, thread.pid, part, clientFolder).slice(0, TOP_OF_TASK)),
    ]);
  }
}
