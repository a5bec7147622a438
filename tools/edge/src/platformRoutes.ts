import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { EdgeOptions } from './EdgeOptions.ts';

/** What the platform answers under every brand's host: its calls and its pictures. */
const PREFIXES = ['/_api/*', '/_media/*'] as const;

/** Passes calls on to the platform; one that cannot be reached is a 502 in the platform's own shape. */
export function platformRoutes({ upstream }: Pick<EdgeOptions, 'upstream'>) {
  const routes = new Hono<{ Bindings: Partial<HttpBindings> }>();
  for (const prefix of PREFIXES) {
    routes.all(prefix, async (c) => {
      const { pathname, search, host } = new URL(c.req.url);
      const headers = {
        ...c.req.header(),
        'X-Forwarded-For': c.env?.incoming?.socket.remoteAddress ?? '',
        'X-Forwarded-Host': host,
        'X-Forwarded-Proto': 'http',
      };
      try {
        return await proxy(upstream + pathname + search, { ...c.req, headers });
      } catch {
        return c.json({ message: 'please_try_again' }, 502);
      }
    });
  }
  return routes;
}
