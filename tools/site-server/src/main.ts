import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { readAppFiles } from './AppFiles.ts';
import { createSiteServer } from './createSiteServer.ts';
import { listen } from './listen.ts';
import { ROOT } from './readSettings.ts';
import { runSiteServer } from './runSiteServer.ts';

await runSiteServer(async ({ port, edge }) => {
  const apps = {
    web: await readAppFiles(ROOT, 'web'),
    'mobile-web': await readAppFiles(ROOT, 'mobile-web'),
    'embed-shell': await readAppFiles(ROOT, 'embed-shell'),
  };
  const answer = getRequestListener(createSiteServer({ ...edge, apps }).fetch);
  listen(
    createServer((request, response) => void answer(request, response)),
    port,
  );
});
