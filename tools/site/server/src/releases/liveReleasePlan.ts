import type { Apps } from '../AppFiles.ts';
import type { Log } from '../log/createLog.ts';
import { watchFiles } from '../watchFiles.ts';
import { missingVersions } from './chooseRelease.ts';
import { readReleasePlan, type ReleasePlan } from './ReleasePlan.ts';

interface Watched {
  file: string;
  /** The plan at the start. */
  plan: ReleasePlan;
  apps: Apps;
  log: Log;
  everyMs?: number;
}

/**
 * The release plan as the file has it now, without a restart. A broken plan is logged, and the last one stays; so is a
 * version that isn't served, whose visitors get the newest.
 */
export function liveReleasePlan({ file, plan, apps, log, everyMs }: Watched): () => ReleasePlan {
  let current = plan;
  const warn = () => {
    const missing = missingVersions(current, apps);
    if (missing.length > 0)
      log.warn({ file, missing }, 'The release plan names versions that are not served');
  };
  warn();
  watchFiles(
    () => [file],
    () => {
      try {
        current = readReleasePlan(file);
        log.info({ file, plan: current }, 'The release plan has changed');
        warn();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.error({ file, reason }, 'The release plan is broken; the last one stays');
      }
    },
    everyMs,
  );
  return () => current;
}
