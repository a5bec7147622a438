import { gracefulShutdown, stopOnSignals } from '@baize/serve';
import type { Server } from 'node:http';

const HOST = '127.0.0.1';

/**
 * Listens on this machine until the process is asked to end, then finishes requests in flight. If the port
 * isn't available, it exits with a one-line message.
 */
export function listen(server: Server, port: number) {
  const drain = gracefulShutdown(server);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(
      taken ? `Port ${port} is taken. Stop what uses it, or choose another: --port` : error.message,
    );
    process.exit(1);
  });
  server.listen(port, HOST, () => console.log(`The site is ready on port ${port}.`));
  stopOnSignals(drain);
}
