import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';

const running = new Set<ChildProcess>();

/** Ends processes left behind by a failed test. */
export function killScripts() {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Runs a script of the workspace. @returns its process, `ended` with its exit code and output, and `waitForOutput`, which waits
 * for a text in its standard output and throws if the script ends without it.
 */
export function runScript(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
    /* A separate process group, as in a terminal. */
    detached: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  const onOutput = (text: unknown) => (output += String(text));
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const waitForOutput = async (text: string) => {
    while (!output.includes(text)) await Promise.race([once(child.stdout, 'data'), failed(text)]);
  };
  const failed = async (text: string) => {
    await ended;
    throw new Error(`The process exited before it printed "${text}":\n${output}`);
  };
  return { child, ended, waitForOutput };
}
