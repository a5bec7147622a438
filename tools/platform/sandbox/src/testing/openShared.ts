import { openPostgres } from './openPostgres.ts';
import { openTest, type TestSandbox } from './openTest.ts';

export interface SharedStore {
  sandboxes: readonly TestSandbox[];
  close: () => Promise<void>;
}

/** Several sandboxes on one PostgreSQL, as in separate processes. If one of them can't start, all are closed. */
export async function openShared(count: number): Promise<SharedStore> {
  const server = await openPostgres();
  const sandboxes: TestSandbox[] = [];
  const close = async () => {
    for (const test of sandboxes) await test.close();
    await server.close();
  };
  try {
    for (let at = 0; at < count; at += 1) sandboxes.push(await openTest({ databaseUrl: server.url }));
    return { sandboxes, close };
  } catch (error) {
    await close();
    throw error;
  }
}
