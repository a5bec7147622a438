import { brandsFolder, describeProblem, loadBrands } from '@baize/brand/node';
import { serve } from '@hono/node-server';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAppFiles } from './AppFiles.ts';
import { createEdge } from './createEdge.ts';

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    upstream: { type: 'string', default: 'http://127.0.0.1:4300' },
  },
});

const { brands, problems } = loadBrands(brandsFolder);
for (const problem of problems) console.error(`Brand left out: ${describeProblem(problem)}`);
const [web, mobileWeb, embedShell] = await Promise.all([
  readAppFiles(root, 'web'),
  readAppFiles(root, 'mobile-web'),
  readAppFiles(root, 'embed-shell'),
]);
const edge = createEdge({
  brands,
  artwork: brandsFolder,
  fonts: join(root, '.baize/fonts'),
  apps: { web, 'mobile-web': mobileWeb, 'embed-shell': embedShell },
  upstream: values.upstream,
});
const server = serve({ fetch: edge.fetch, port: Number(values.port), hostname: '127.0.0.1' }, () => {
  console.log(`edge ready on ${values.port}`);
  process.send?.('ready');
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(
    taken ? `Port ${values.port} is taken. Stop what uses it, or choose another: --port` : error.message,
  );
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
