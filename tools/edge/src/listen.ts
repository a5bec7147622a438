import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer, type Server } from 'node:http';

const HOST = '127.0.0.1';

const serverOf = ({ fetch }: Pick<Hono, 'fetch'>) => {
  const answer = getRequestListener(fetch);
  return createServer((request, response) => void answer(request, response));
};

/** Serves an app on this machine; a port that cannot be had ends the process with one line. */
export function listen(app: Pick<Hono, 'fetch'>, port: number, server: Server = serverOf(app)) {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(
      taken ? `Port ${port} is taken. Stop what uses it, or choose another: --port` : error.message,
    );
    process.exit(1);
  });
  server.listen(port, HOST, () => console.log(`The site is ready on port ${port}.`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
}
