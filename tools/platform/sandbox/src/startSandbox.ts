import { gracefulShutdown } from '@baize/http';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { rootApp } from './http/rootApp.ts';
import { attachLiveFeed } from './live/attachLiveFeed.ts';
import { drawAhead } from './media/drawAhead.ts';
import { DEFAULT_PICTURES, openSandbox, type OpenOptions } from './openSandbox.ts';
import { StartError } from './store/StartError.ts';

export interface SandboxOptions extends OpenOptions {
  /** 0 chooses a free port. */
  port?: number;
  host?: string;
}

export interface RunningSandbox {
  /** `http://127.0.0.1:4300` */
  url: string;
  port: number;
  /**
   * Draws the first screens' images in advance, so that a first visit doesn't wait for them; resolves once all are
   * drawn.
   */
  drawAhead(): Promise<void>;
  /** Completes open requests, for at most ten seconds, then closes the store. */
  close(): Promise<void>;
}

export const DEFAULT_PORT = 4300;

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use. Stop the process that uses it, or choose another port with --port <number>.`;
      const other = `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Choose another port with --port <number>.`;
      reject(new StartError(error.code === 'EADDRINUSE' ? taken : other));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Starts the server and resolves when it is ready. It listens before it opens the store, so that a port in use is
 * reported at once; requests wait until the store is open.
 * @throws `StartError` with a message for the user if the port or the data folder can't be used, or PostgreSQL can't be
 * reached
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { port: wanted = DEFAULT_PORT, host = '127.0.0.1' } = options;
  const app = Promise.withResolvers<ReturnType<typeof rootApp>>();
  app.promise.catch(() => undefined);
  const listener = getRequestListener(async (request, env) => (await app.promise).fetch(request, env));
  const server = createServer((request, response) => void listener(request, response));
  const drain = gracefulShutdown(server);
  const stop = async () => {
    const closed = once(server, 'close');
    await drain();
    await closed;
  };
  const port = await listen(server, wanted, host);
  try {
    const opened = await openSandbox({ pictures: DEFAULT_PICTURES, ...options, portOf: () => port });
    const root = rootApp(opened);
    app.resolve(root);
    const feed = attachLiveFeed(server, opened.sandbox);
    const closing = new AbortController();
    const close = async () => {
      closing.abort();
      feed.close();
      await stop();
      await opened.close();
    };
    return {
      url: `http://${host}:${port}`,
      port,
      drawAhead: () => drawAhead(root, opened, closing.signal),
      close,
    };
  } catch (error) {
    app.reject(error);
    await stop();
    throw error;
  }
}
