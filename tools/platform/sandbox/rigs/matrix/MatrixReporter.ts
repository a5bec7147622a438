import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { judgeNotes } from './judgeNotes.ts';
import { NOTES, readNotes } from './Note.ts';

/** Set by `npm run matrix`: prints the whole table, not only the gaps. */
export const WHOLE_TABLE = 'BAIZE_MATRIX';

/**
 * Records the sandbox's replies in every full test run, and fails the run if an example of an operation has not been
 * seen. Partial runs aren't checked.
 */
export class MatrixReporter implements Reporter {
  #folder = '';
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#folder = mkdtempSync(join(tmpdir(), 'baize-matrix-'));
    process.env[NOTES] = this.#folder;
  }

  async onTestRunEnd(modules: readonly TestModule[], _: unknown, reason: TestRunEndReason): Promise<void> {
    try {
      const wholeTable = process.env[WHOLE_TABLE] !== undefined;
      if (!(await this.#ranAll(modules)) || (reason !== 'passed' && !wholeTable)) return;
      const { lines, complete } = await judgeNotes(readNotes(this.#folder), wholeTable);
      for (const line of lines) console.log(line);
      if (!complete) process.exitCode = 1;
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  async #ranAll(modules: readonly TestModule[]): Promise<boolean> {
    const all = (await this.#vitest?.globTestSpecifications()) ?? [];
    return modules.length === all.length && this.#vitest?.config.testNamePattern === undefined;
  }
}
