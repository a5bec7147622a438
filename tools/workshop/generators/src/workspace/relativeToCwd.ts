import { workspaceRoot } from '@nx/devkit';
import { join, relative } from 'node:path';

/**
 * Converts a workspace path to the form that `@nx/react`'s generators expect: relative to the directory in which the
 * command was started.
 */
export function relativeToCwd(path: string): string {
  const started = process.env.INIT_CWD ?? process.cwd();
  return started.startsWith(workspaceRoot) ? relative(started, join(workspaceRoot, path)) : path;
}
