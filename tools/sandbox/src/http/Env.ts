import type { HttpBindings } from '@hono/node-server';

/** What the server hands to every route. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}
