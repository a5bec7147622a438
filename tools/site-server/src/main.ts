import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { announce } from './announce.ts';
import { createSiteServer } from './createSiteServer.ts';
import { listen } from './listen.ts';
import { readApps } from './readApps.ts';
import { runSiteServer } from './runSiteServer.ts';
import { optionsOf } from './settings/optionsOf.ts';

await runSiteServer(async (settings) => {
  const options = optionsOf(settings, await readApps(settings['apps-dir']));
  const answer = getRequestListener(createSiteServer(options).fetch);
  const server = createServer((request, response) => void answer(request, response));
  announce(await listen(server, settings), options);
});
