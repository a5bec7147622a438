import { createServer } from 'node:net';

/** Below the ephemeral ports, so that the system doesn't assign one of these meanwhile. */
const FIRST = 12_000;
const COUNT = 8000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free port on this machine, for a program that can't choose one itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}
