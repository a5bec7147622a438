import { workspaceRoot } from '@nx/devkit';
import { join, relative } from 'node:path';

/** A workspace path as `@nx/react`'s generators expect it: relative to where the command was started. */
export function relativeToCwd(path: string): string {
  const started = process.env.INIT_CWD ?? process.cwd();
  return started.startsWith(workspaceRoot) ? relative(started, join(workspaceRoot, path)) : path;
}
