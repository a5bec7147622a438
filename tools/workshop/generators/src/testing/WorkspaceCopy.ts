import { copyWorkspace } from '@baize/checks/copy-workspace';
import { spawn } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Outcome {
  passed: boolean;
  output: string;
}

/**
 * The environment without the variables that Nx and Vitest pass on to child processes, which would point back to the
 * repository.
 */
const OWN_ENV = Object.entries(process.env).filter(
  ([name]) => !/^(?:NX_|VITEST|INIT_CWD$|NODE_ENV$)/.test(name),
);
const ENV = {
  NX_DAEMON: 'false',
  /* Starting a process for each plugin takes longer than a generator. */
  NX_ISOLATE_PLUGINS: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  CI: 'true',
};

/** A temporary copy of the workspace: generators write into it, and its own checks verify the result. */
export class WorkspaceCopy {
  readonly root = copyWorkspace();
  readonly #changed = new Set<string>();

  /** Runs a program of the packages, or the shell, in the copy, in one of its folders. */
  run(command: string, args: readonly string[], folder = ''): Promise<Outcome> {
    const bin = join(this.root, 'node_modules/.bin');
    const child = spawn(command === 'sh' ? command : join(bin, command), args, {
      cwd: join(this.root, folder),
      env: { ...Object.fromEntries(OWN_ENV), ...ENV, PATH: `${bin}:${process.env.PATH}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    return new Promise((resolve, reject) =>
      child.once('error', reject).once('close', (code) => resolve({ passed: code === 0, output })),
    );
  }

  /** `nx g @baize/generators:<name> …`. @throws with its output if it fails */
  async generate(name: string, ...args: string[]): Promise<void> {
    const { passed, output } = await this.run('nx', ['g', `@baize/generators:${name}`, ...args]);
    if (!passed) throw new Error(`The generator ${name} failed:\n${output}`);
    for (const [, file = ''] of output.matchAll(/^(?:CREATE|UPDATE) (.+)$/gm)) this.#changed.add(file);
  }

  /** The files that the generators have written. */
  get changed(): string[] {
    return [...this.#changed];
  }

  /** Links a new package, as npm install does. */
  link(name: string): void {
    symlinkSync(`../../libs/${name}`, join(this.root, 'node_modules/@baize', name));
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
