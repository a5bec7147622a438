import { createServer } from 'node:net';

/** @throws a one-line message with a solution if a port is already in use */
export function assertPortFree(port: number, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} (${what}) is in use. Stop the process that uses it, or choose another port: npm start -- --port 4400`
          : `Port ${port} (${what}) can't be used: ${error.message}`;
      reject(new Error(reason));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
