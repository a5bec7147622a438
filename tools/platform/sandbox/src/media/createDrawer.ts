import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Picture } from '../art/pictures.ts';
import type { DrawReply, DrawTask } from './DrawTask.ts';

export interface Drawer {
  /** @throws if the picture can't be drawn, or the process ends or the drawer is closed in the meantime */
  draw(picture: Picture): Promise<Buffer>;
  /** The process that draws; undefined while there is none. */
  pid(): number | undefined;
  close(): void;
}

/** The process ends after this time without work. */
const IDLE_MS = 10_000;
const CLOSED = 'Nothing is drawn any more.';

const startProcess = (games: number): ChildProcess =>
  fork(join(import.meta.dirname, 'drawProcess.ts'), [String(games)], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

interface DrawerOptions {
  /** The number of games in the catalogue. */
  games: number;
  idleMs?: number;
}

/** Draws pictures in a process that starts with the first one and ends when it's idle. */
export function createDrawer({ games, idleMs = IDLE_MS }: DrawerOptions): Drawer {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  function end() {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  function settle(reply: DrawReply) {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('bytes' in reply) asked?.resolve(Buffer.from(reply.bytes));
    else asked?.reject(new Error(`A picture can't be drawn: ${reply.problem}`));
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
  }

  function endAll(reason: string) {
    end();
    for (const asked of waiting.values()) asked.reject(new Error(reason));
    waiting.clear();
  }

  function fail(failed: ChildProcess, reason: string) {
    if (child === failed) endAll(`The drawing process has ended: ${reason}`);
  }

  function start(): ChildProcess {
    const started = startProcess(games);
    started.on('message', settle);
    started.once('error', (error) => fail(started, error.message));
    started.once('exit', (code, signal) => fail(started, String(signal ?? code)));
    /* So that it doesn't keep the sandbox alive. */
    started.unref();
    started.channel?.unref();
    return started;
  }

  return {
    async draw(picture) {
      if (isClosed) throw new Error(CLOSED);
      clearTimeout(idle);
      child ??= start();
      const asked = Promise.withResolvers<Buffer>();
      const task: DrawTask = { id: (lastId += 1), picture };
      waiting.set(task.id, asked);
      child.send(task);
      return asked.promise;
    },
    pid: () => child?.pid,
    close() {
      isClosed = true;
      endAll(CLOSED);
    },
  };
}
