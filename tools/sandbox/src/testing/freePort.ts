import { createServer } from 'node:net';

/** Below the ports that the system gives away by itself, so that nobody is given one of ours meanwhile. */
const FIRST = 12_000;
const COUNT = 8000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens at, for a program that must be told one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}
