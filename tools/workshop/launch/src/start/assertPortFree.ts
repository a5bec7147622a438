import { createServer } from 'node:net';

/** @throws a one-line message with a solution if a port is already in use */
export function assertPortFree(port: number, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} (${what}) is taken. Stop what uses it, or choose another: npm start -- --port 4400`
          : `Port ${port} (${what}) cannot be used: ${error.message}`;
      reject(new Error(reason));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
