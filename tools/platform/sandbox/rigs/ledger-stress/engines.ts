import { openShared } from '../../src/testing/openShared.ts';
import { openTest, type TestSandbox } from '../../src/testing/openTest.ts';

export interface OpenEngine {
  test: TestSandbox;
  close: () => Promise<void>;
}

async function onPostgres(): Promise<OpenEngine> {
  const { sandboxes, close } = await openShared(1);
  return { test: sandboxes[0] as TestSandbox, close };
}

async function onPGlite(): Promise<OpenEngine> {
  const test = await openTest();
  return { test, close: () => test.close() };
}

/** A sandbox on each of the two supported database engines. */
export const ENGINES: Record<'PGlite' | 'PostgreSQL', () => Promise<OpenEngine>> = {
  PGlite: onPGlite,
  PostgreSQL: onPostgres,
};
