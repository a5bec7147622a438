import openapi from '@baize/api/openapi.json' with { type: 'json' };
import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stringify } from 'yaml';
import type { Env } from '../http/Env.ts';

/** Loaded on the first request: most runs of the sandbox never open it. */
const reader = () =>
  readFileSync(createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js'));
const page = readFileSync(new URL('docs.html', import.meta.url), 'utf8');
const start = readFileSync(new URL('docs.js', import.meta.url), 'utf8');

/** Allows the page's own script and Redoc's, which creates inline styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src blob:; font-src 'self'; base-uri 'none'; frame-ancestors 'self' http://localhost:*";

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/** `/docs`: the contract in Redoc, and as one JSON or YAML file. */
export function docsApp(): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/docs', (context) => context.html(page, 200, { 'content-security-policy': POLICY }));
  app.get('/docs/openapi.json', (context) => context.json(openapi));
  app.get('/docs/openapi.yaml', (context) =>
    context.body(stringify(openapi), 200, { 'content-type': 'application/yaml; charset=utf-8' }),
  );
  app.get('/docs/start.js', (context) => context.body(start, 200, SCRIPT));
  app.get('/docs/reader.js', (context) =>
    context.body(reader(), 200, { ...SCRIPT, 'cache-control': 'max-age=86400' }),
  );
  return app;
}
