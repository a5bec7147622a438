import { spawn, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');

export interface Child {
  process: ChildProcess;
  /** `http://127.0.0.1:<port>`, once it listens. */
  url: string;
  port: number;
}

export interface ChildEnd {
  code: number | null;
  output: string;
}

const launch = (args: readonly string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [MAIN, '--port', '0', ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });

const running = new Set<ChildProcess>();

/** Kills all remaining children, for instance of a failed test. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

function collect(child: ChildProcess, heard: (text: string) => void): void {
  child.stdout?.setEncoding('utf8').on('data', heard);
  child.stderr?.setEncoding('utf8').on('data', heard);
}

/** Starts the command line and resolves once it listens. */
export function startChild(args: readonly string[], env?: Record<string, string>): Promise<Child> {
  const child = launch(args, env);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return new Promise((resolve, reject) => {
    let output = '';
    collect(child, (text) => {
      output += text;
      const port = /"url":"http:\/\/127\.0\.0\.1:(\d+)"/.exec(output)?.[1];
      if (port) resolve({ process: child, url: `http://127.0.0.1:${port}`, port: Number(port) });
    });
    child.once('exit', () => reject(new Error(`The sandbox exited before it listened: ${output}`)));
  });
}

/** Runs the command line and returns its output when it ends. */
export function runChild(args: readonly string[], env?: Record<string, string>): Promise<ChildEnd> {
  const child = launch(args, env);
  let output = '';
  collect(child, (text) => {
    output += text;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output: output.trim() })));
}

/** Ends a child and waits for its exit. */
export function endChild({ process: child }: Child, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

/**
 * Posts to the providers' host of a child with a Host header: not every machine resolves names below
 * localhost.
 */
export function postToProviders(
  { port }: Child,
  path: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<unknown> {
  const options = {
    port,
    path,
    method: 'POST',
    headers: { host: `providers.localhost:${port}`, 'content-type': 'application/json', ...headers },
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('error', reject).on('end', () => resolve(JSON.parse(text)));
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}
