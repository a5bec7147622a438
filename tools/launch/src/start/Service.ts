import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../setup/paths.ts';

export interface ServiceSpec {
  name: string;
  /** A TypeScript file of the project and its arguments. */
  script: string;
  args: readonly string[];
  /** Answers 200 as soon as the service can be used. */
  ready: string;
}

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 60;
/** Longer than a service takes to answer what is under way. */
const STOP_TIMEOUT_MS = 15_000;

const isReady = async (address: string) => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

/** A process of the running site. What it has to say on its error stream is passed on, line by line. */
export class Service {
  readonly #spec: ServiceSpec;
  readonly #process: ChildProcess;
  #exit: number | undefined;

  constructor(spec: ServiceSpec) {
    this.#spec = spec;
    this.#process = spawn(process.execPath, [spec.script, ...spec.args], {
      cwd: ROOT,
      /* The channel tells it when we are gone. */
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      /* In a group of its own: Ctrl+C in a terminal must not end it before what relies on it. */
      detached: true,
    });
    this.#process.on('exit', (code) => (this.#exit = code ?? 1));
  }

  /** Calls back when the process ends, whoever ended it. */
  onExit(listener: () => void) {
    this.#process.on('exit', listener);
  }

  /** @throws when it ends, or does not answer in time */
  async ready(): Promise<void> {
    const { name, ready } = this.#spec;
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await isReady(ready))) {
      if (this.#exit !== undefined)
        throw new Error(`The ${name} ended before it was ready; its reason stands above.`);
      if (Date.now() > deadline) throw new Error(`The ${name} did not answer at ${ready} within a minute.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Ends it at once. */
  kill() {
    this.#process.kill('SIGKILL');
  }

  /** Ends it when it has answered what is under way; resolves when it is gone. */
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
