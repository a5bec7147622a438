import type { Server, ServerResponse } from 'node:http';

/** How long in-flight requests may continue, ms. */
const PATIENCE_MS = 10_000;

/**
 * Tracks a server's requests, so that it can shut down without dropping any. The returned function stops accepting new
 * ones and resolves once those in flight have been answered, or after ten seconds. Call it before the server listens.
 */
export function gracefulShutdown(server: Server, patience = PATIENCE_MS): () => Promise<void> {
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
    server.close();
    open.forEach(last);
    if (open.size === 0) empty.resolve();
    const enough = setTimeout(empty.resolve, patience);
    await empty.promise;
    clearTimeout(enough);
    server.closeAllConnections();
  };
}
