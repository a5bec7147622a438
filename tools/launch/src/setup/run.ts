import { spawn } from 'node:child_process';
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
}

/** Runs a command of the project and waits for it. Returns its output without colours. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, env }: Options = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (show) to.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}
