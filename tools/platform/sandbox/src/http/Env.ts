import type { HttpBindings } from '@hono/node-server';

/** The Hono environment of every route. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}
