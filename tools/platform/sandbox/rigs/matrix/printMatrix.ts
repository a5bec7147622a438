/**
 * `npm run matrix`: runs the sandbox's tests and prints which examples of which operations they got; exits with 1 if
 * some are missing.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { WHOLE_TABLE } from './MatrixReporter.ts';

const { status } = spawnSync('vitest', ['run'], {
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, [WHOLE_TABLE]: '1' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exitCode = status ?? 1;
