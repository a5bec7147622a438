import { createProjectGraphAsync } from '@nx/devkit';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { targetProblems } from './targetProblems.ts';

/** The project of the workspace itself; `npm test` uses its targets. */
const WORKSPACE = '.';

/** Checks that every project has the usual targets, and no others (ADR 62). */
export async function checkTargets(): Promise<string[]> {
  const { nodes } = await createProjectGraphAsync();
  return targetProblems(
    Object.values(nodes)
      .map(({ data }) => data)
      .filter(({ root }) => root !== WORKSPACE),
    (path) => existsSync(join(ROOT, path)),
    (name) => existsSync(join(ROOT, 'node_modules', name)),
  );
}
