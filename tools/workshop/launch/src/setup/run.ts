import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.ts';

export interface RunResult {
  code: number;
  output: string;
}

interface Options {
  /** Prints the output as it arrives; otherwise it's only returned. */
  show?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Timeout after which the command and everything it has started are ended, in ms; none by default. */
  limitMs?: number;
}

/** The exit code of a command that was ended because it took too long. */
const TOO_LONG = 124;

/** Grace period for a command to end its own child processes before it's killed, in ms. */
const GRACE_MS = 10_000;

/** Sends a signal to a command and everything it has started: with a limit, it leads a separate process group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    /* It has already ended. */
  }
}

/**
 * Process groups don't get our Ctrl+C, so we send them one when we end. Playwright stops its servers on no other
 * signal.
 */
const groups = new Set<ChildProcess>();
process.on('exit', () => groups.forEach((child) => signalGroup(child, 'SIGINT')));

/** Runs a command of the project and waits for it. Returns its output without colours. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, env, limitMs }: Options = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const hasLimit = limitMs !== undefined;
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: hasLimit,
    });
    if (hasLimit) groups.add(child);
    let output = '';
    let isTooLong = false;
    const onOutput = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (show) to.write(chunk);
    };
    child.stdout.on('data', onOutput(process.stdout));
    child.stderr.on('data', onOutput(process.stderr));
    const end = () => {
      isTooLong = true;
      output += `\nError: it was ended after ${((limitMs ?? 0) / 60_000).toFixed(1)} minutes.\n`;
      signalGroup(child, 'SIGINT');
      setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
    };
    const timer = hasLimit ? setTimeout(end, limitMs) : undefined;
    const finish = (code: number) => {
      clearTimeout(timer);
      groups.delete(child);
      resolve({ code: isTooLong ? TOO_LONG : code, output: stripVTControlCharacters(output) });
    };
    child.on('error', (error) => {
      output += `\n${error.message}`;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
