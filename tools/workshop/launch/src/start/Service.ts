import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../setup/paths.ts';

export interface ServiceSpec {
  name: string;
  /** A TypeScript file of the project and its arguments. */
  script: string;
  args: readonly string[];
  /** A URL that answers 200 once the service is ready. */
  ready: string;
  /** Whether its stdout is passed on, too. */
  speaks?: boolean;
}

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 60;
/** Longer than a service takes to finish its requests. */
const STOP_TIMEOUT_MS = 15_000;

const isReady = async (address: string) => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

/** A process of the running site. Its stderr is passed on, line by line. */
export class Service {
  readonly #spec: ServiceSpec;
  readonly #process: ChildProcess;
  #exit: number | undefined;

  constructor(spec: ServiceSpec) {
    this.#spec = spec;
    this.#process = spawn(process.execPath, [spec.script, ...spec.args], {
      cwd: ROOT,
      /* The IPC channel closes when we exit. */
      stdio: ['ignore', spec.speaks ? 'inherit' : 'ignore', 'inherit', 'ipc'],
      /* Informational logs aren't needed, since the table lists what is running. */
      env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
      /*
       * In a separate process group, so that Ctrl+C in a terminal doesn't end it before the services that depend on it.
       */
      detached: true,
    });
    this.#process.on('exit', (code) => (this.#exit = code ?? 1));
  }

  /** Calls the listener when the process ends, for any reason. */
  onExit(listener: () => void) {
    this.#process.on('exit', listener);
  }

  /** @throws if it exits, or doesn't answer in time */
  async ready(): Promise<void> {
    const { name, ready } = this.#spec;
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await isReady(ready))) {
      if (this.#exit !== undefined)
        throw new Error(`The ${name} exited before it was ready; see its output above.`);
      if (Date.now() > deadline) throw new Error(`The ${name} didn't respond at ${ready} within a minute.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Kills it immediately. */
  kill() {
    this.#process.kill('SIGKILL');
  }

  /** Lets it finish its requests and ends it; resolves when it has exited. */
  stop(): Promise<void> {
    if (this.#exit !== undefined) return Promise.resolve();
    return new Promise((resolve) => {
      const force = setTimeout(() => this.kill(), STOP_TIMEOUT_MS);
      this.#process.once('exit', () => {
        clearTimeout(force);
        resolve();
      });
      this.#process.kill('SIGTERM');
    });
  }
}
