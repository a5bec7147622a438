import { workspaceRoot } from '@nx/devkit';
import { join, relative } from 'node:path';

/** A path of the workspace as the generators of `@nx/react` want it: relative to where the command was started. */
export function fromHere(path: string): string {
  const started = process.env.INIT_CWD ?? process.cwd();
  return started.startsWith(workspaceRoot) ? relative(started, join(workspaceRoot, path)) : path;
}
