import { createServer } from 'node:net';

/** Below the ephemeral ports, so that the system doesn't assign one of them in the meantime. */
const FIRST = 12_000;
const COUNT = 8000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A free port on this machine, for a program that can't choose one itself (others listen on port 0 and report their
 * port). `beside` lists offsets to further ports that must be free too.
 */
export async function freePort(...beside: readonly number[]): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const free = await Promise.all([0, ...beside].map((distance) => isFree(port + distance)));
    if (free.every(Boolean)) return port;
  }
}
