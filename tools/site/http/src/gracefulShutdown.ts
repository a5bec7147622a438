import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long in-flight requests may continue, ms. */
export const SHUTDOWN_MS = 10_000;

interface Patience {
  /** How long requests in flight may continue, ms. */
  patienceMs?: number;
  /**
   * How long idle connections stay open, ms: a proxy may just be sending a request on one. Such a request is answered,
   * and its connection closed. 0 by default, for a server without a proxy.
   */
  lingerMs?: number;
}

/**
 * Tracks a server's requests, so that it can shut down without dropping any. The returned function stops accepting new
 * connections and resolves once requests in flight have been answered, or after ten seconds. Call it before the server
 * listens.
 */
export function gracefulShutdown(
  server: Server,
  { patienceMs = SHUTDOWN_MS, lingerMs = 0 }: Patience = {},
): () => Promise<void> {
  const open = new Set<ServerResponse>();
  const empty = Promise.withResolvers<void>();
  let draining = false;

  /** Closes the connection after this reply, so that no further requests arrive on it. */
  const last = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response);
    if (draining) last(response);
    response.once('close', () => {
      open.delete(response);
      if (draining && open.size === 0) empty.resolve();
    });
  });

  return async () => {
    draining = true;
    /* Stops listening only; a server's own `close` also closes idle connections. */
    NetServer.prototype.close.call(server);
    open.forEach(last);
    await wait(lingerMs);
    server.closeIdleConnections();
    if (open.size === 0) empty.resolve();
    const enough = setTimeout(empty.resolve, patienceMs);
    await empty.promise;
    clearTimeout(enough);
    server.closeAllConnections();
  };
}
