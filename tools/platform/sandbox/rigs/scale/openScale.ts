import { openPostgres } from '../../src/testing/openPostgres.ts';
import { endAll, startChild, type Child } from '../../src/testing/startChild.ts';

export interface Scale {
  /** Three sandboxes in separate processes on one PostgreSQL. */
  children: readonly Child[];
  close: () => Promise<void>;
}

const HOW_MANY = 3;

/** Starts a PostgreSQL and concurrently three sandboxes on it: exactly one of them must seed it. */
export async function openScale(args: readonly string[] = []): Promise<Scale> {
  const server = await openPostgres();
  const start = () => startChild(['--quiet', ...args], { DATABASE_URL: server.url });
  const close = async () => {
    endAll();
    await server.close();
  };
  try {
    return { children: await Promise.all(Array.from({ length: HOW_MANY }, start)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
