import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runCommand } from '../runCommand.ts';

/** Vitest calls it before the first test: packs the site for the long tests, once for all of them. */
export function setup(): void {
  if (process.env.FULL_RUN)
    runCommand(process.execPath, [join(ROOT, 'tools/workshop/release/src/pack/pack.ts')]);
}
