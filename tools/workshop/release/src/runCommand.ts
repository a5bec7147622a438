import { execFileSync } from 'node:child_process';
import { ROOT } from './root.ts';

const MOST_OUTPUT = 100_000_000;

/** Runs a command in the project and returns its output; what it reports as errors is printed. @throws if it fails */
export const runCommand = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: MOST_OUTPUT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
