import { createProjectGraphAsync, type TargetConfiguration } from '@nx/devkit';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** A task with a result that comes from the cache as long as its inputs are unchanged. */
export interface CachedTask {
  /** As passed to `nx run`: `@baize/site-server:test`. */
  id: string;
  /** A shell command line. */
  command: string;
  cwd: string;
}

interface Options {
  command?: string;
  cwd?: string;
}

/** The command of a target, or its package.json script. */
function commandOf({ options, metadata }: TargetConfiguration<Options>): string {
  const command = options?.command ?? (metadata?.scriptContent as string | undefined);
  if (!command) throw new Error("A cached task has no command, so cachedTasks.ts can't run it.");
  return command;
}

/** Every cached task of the workspace. */
export async function cachedTasks(): Promise<CachedTask[]> {
  const { nodes } = await createProjectGraphAsync();
  return Object.values(nodes).flatMap(({ name, data }) =>
    Object.entries(data.targets ?? {})
      .filter(([, { cache }]) => cache)
      .map(([target, configuration]: [string, TargetConfiguration<Options>]) => ({
        id: `${name}:${target}`,
        command: commandOf(configuration),
        cwd: join(ROOT, configuration.options?.cwd ?? data.root),
      })),
  );
}
