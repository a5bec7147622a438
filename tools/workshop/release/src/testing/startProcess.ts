import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const POLL_MS = 100;
const running = new Set<ChildProcess>();

/** Kills processes that a failed test has left behind. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

interface Options {
  cwd?: string;
  /** The whole environment: nothing of ours. */
  env?: Record<string, string>;
  /** The user and group to run as; ours by default. */
  user?: number;
  /** Ready once this URL answers with success, or this returns true. */
  ready: string | (() => boolean);
}

export interface StartedProcess {
  /** Everything that it has printed. */
  output: () => string;
  /** Ends it as a service manager does, and resolves with its exit code. */
  stop: () => Promise<number | null>;
}

const answers = (url: string) =>
  fetch(url).then(
    (reply) => reply.ok,
    () => false,
  );

async function untilReady(ready: Options['ready'], hasEnded: () => boolean) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && !hasEnded()) {
    if (typeof ready === 'string' ? await answers(ready) : ready()) return;
    await wait(POLL_MS);
  }
  throw new Error(typeof ready === 'string' ? `${ready} doesn't answer.` : 'It is never ready.');
}

/** Starts a command and resolves once it answers. @throws with its output if it doesn't */
export async function startProcess(
  [command = '', ...args]: readonly string[],
  { cwd, env = {}, user, ready }: Options,
): Promise<StartedProcess> {
  const child = spawn(command, args, { cwd, env, ...(user !== undefined && { uid: user, gid: user }) });
  running.add(child);
  let output = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const end = once(child, 'close').then(([code]) => {
    ended = true;
    running.delete(child);
    return code as number | null;
  });
  await untilReady(ready, () => ended).catch((cause: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`${command} ${args.join(' ')} has not started:\n${output}`, { cause });
  });
  return {
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return end;
    },
  };
}
