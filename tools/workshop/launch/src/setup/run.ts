import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.ts';

export interface RunResult {
  code: number;
  output: string;
}

interface Options {
  /** Prints the output as it arrives; otherwise it is only returned. */
  show?: boolean;
  env?: NodeJS.ProcessEnv;
  /** When the command, and all that it has started, is ended, in ms; default never. */
  limitMs?: number;
}

/** A command that was ended because it took too long. */
const TOO_LONG = 124;

/** How long a command may take to end what it has started itself, before it is killed, in ms. */
const GRACE_MS = 10_000;

/** Sends a signal to a command and all that it has started: with a limit, it leads a process group of its own. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    /* It has ended by itself. */
  }
}

/** Groups get no Ctrl+C of ours: they get one when we end. Playwright stops its servers on no other signal. */
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
    const take = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (show) to.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
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
