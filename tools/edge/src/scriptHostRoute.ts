import { SCRIPT_HOST_PATH, scriptHostHeaders, scriptHostPage } from '@baize/ui/script-host';
import { Hono } from 'hono';

const LOCAL = /(?:^|\.)localhost(?::\d+)?$/;

/** The page without an origin that scripts of other houses run in (ruling 3); the same for every brand. */
export function scriptHostRoute(): Hono {
  const page = scriptHostPage();
  return new Hono().get(SCRIPT_HOST_PATH, (c) =>
    c.body(page, 200, scriptHostHeaders({ local: LOCAL.test(c.req.header('host') ?? '') })),
  );
}
