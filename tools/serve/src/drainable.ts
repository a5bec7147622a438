import type { Server, ServerResponse } from 'node:http';

/** How long requests that are under way may still take, ms. */
const PATIENCE_MS = 10_000;

/**
 * Follows a server's requests, so that it can be shut down without cutting one: the function that it returns takes no
 * new ones and resolves when those under way have been answered, or after ten seconds. Call it before the server listens.
 */
export function drainable(server: Server, patience = PATIENCE_MS): () => Promise<void> {
  const open = new Set<ServerResponse>();
  const empty = Promise.withResolvers<void>();
  let draining = false;

  /** The connection is given up after this reply, so that no further request comes on it. */
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
